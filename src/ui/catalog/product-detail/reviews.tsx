import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { ReviewList } from '../../shared/reviews/review-list';
import { ReviewSummary } from '../../shared/reviews/review-summary';
import type { ReviewState } from '../../shared/reviews/review-text';
import styles from './reviews.module.css';

interface ReviewsProps {
  reviews: readonly ReviewState[];
  count: string;
  rating: number | null;
}

/** The reviews of the product. */
export function Reviews({ reviews, count, rating }: ReviewsProps) {
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title" tabIndex={-1}>
      <h2 id="reviews-title">{productDetailTexts.reviews}</h2>
      <ReviewSummary rating={rating} count={count} />
      <ReviewList reviews={reviews} />
    </section>
  );
}
