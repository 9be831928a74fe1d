import type { Review } from '../../../domain/shared/review';
import { reviewTexts } from '../../../texts/shared/reviews';
import { usDate } from '../date-field/us-date';

export interface ReviewState {
  readonly title: string;
  readonly detail: string;
  readonly byline: string;
  readonly rating: number;
}

export const reviewStates = (reviews: readonly Review[]): readonly ReviewState[] =>
  reviews.map(({ title, detail, author, rating, date }) => ({
    title,
    detail,
    rating,
    byline: [author, usDate(date.slice(0, 10))].filter(Boolean).join(', '),
  }));

export const reviewCountText = (count: number): string => reviewTexts.count(count);
