export const reviewTexts = {
  stars: (earned: number, max: number) => `${earned} out of ${max} stars`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  starsAndCount: (mean: number, count: string) => `${mean} out of 5 stars, ${count}`,
  meanAndCount: (mean: number, count: string) => `${mean} of 5, ${count}`,
  none: 'No reviews yet.',
};
