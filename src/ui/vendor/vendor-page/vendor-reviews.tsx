import { ReviewList } from '../../shared/reviews/review-list';
import { ReviewSummary } from '../../shared/reviews/review-summary';
import type { ReviewState } from '../../shared/reviews/review-text';
import type { BannerState } from './vendor-state';
import styles from './vendor-page.module.css';

interface VendorReviewsProps {
  reviews: readonly ReviewState[];
  banner: Pick<BannerState, 'rating' | 'reviewCount'>;
}

/** VEND-03 */
export function VendorReviews({ reviews, banner: { rating, reviewCount } }: VendorReviewsProps) {
  return (
    <section className={styles.wide}>
      <h2>Reviews</h2>
      <ReviewSummary rating={rating} count={reviewCount} />
      <ReviewList reviews={reviews} />
    </section>
  );
}
