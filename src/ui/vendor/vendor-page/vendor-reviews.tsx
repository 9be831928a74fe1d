import { Rating } from '../../shared/rating/rating';
import { ReviewList } from '../../shared/reviews/review-list';
import type { ReviewState } from '../../shared/reviews/review-text';
import type { BannerState } from './vendor-state';
import styles from './vendor-page.module.css';

export interface VendorReviewsProps {
  reviews: readonly ReviewState[];
  banner: Pick<BannerState, 'rating' | 'reviewCount'>;
}

/** VEND-03 */
export function VendorReviews({ reviews, banner: { rating, reviewCount } }: VendorReviewsProps) {
  return (
    <section className={styles.wide}>
      <h2>Reviews</h2>
      {rating === null ? (
        <p className={styles.none}>No reviews yet.</p>
      ) : (
        <p className={styles.mean}>
          <Rating value={rating} size={20} /> {rating} of 5, {reviewCount}
        </p>
      )}
      <ReviewList reviews={reviews} />
    </section>
  );
}
