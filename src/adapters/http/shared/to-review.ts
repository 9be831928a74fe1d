import type { components } from '@cork-and-petal/sdk';
import type { Review } from '../../../domain/shared/review';

/** X-113; any field may be missing. */
export const toReview = (wire: components['schemas']['Review']): Review => ({
  title: wire.title ?? '',
  detail: wire.detail ?? '',
  author: wire.nickname ?? '',
  rating: wire.rating ?? 0,
  date: wire.date ?? '',
});
