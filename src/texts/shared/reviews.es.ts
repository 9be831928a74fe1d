import type { reviewTexts as English } from './reviews';

export const reviewTexts: typeof English = {
  stars: (earned, max) => `${earned} de ${max} estrellas`,
  count: (count) => (count === 1 ? '1 reseña' : `${count} reseñas`),
  starsAndCount: (mean, count) => `${mean} de 5 estrellas, ${count}`,
  meanAndCount: (mean, count) => `${mean} de 5, ${count}`,
  none: 'Aún no hay reseñas.',
};
