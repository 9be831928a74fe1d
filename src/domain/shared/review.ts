/** A review of a product or a vendor. */
export interface Review {
  readonly title: string;
  readonly detail: string;
  readonly author: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** The average rating to a tenth of a star; null without reviews. */
export function meanRating(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}
