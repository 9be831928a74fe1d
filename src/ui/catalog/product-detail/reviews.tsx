import { Rating } from '../../shared/rating/rating';
import type { ReviewState } from './product-state';
import styles from './reviews.module.css';

export interface ReviewsProps {
  reviews: readonly ReviewState[];
  count: string;
  rating: number | null;
}

/** What others thought of it. */
export function Reviews({ reviews, count, rating }: ReviewsProps) {
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title" tabIndex={-1}>
      <h2 id="reviews-title">Reviews</h2>
      {rating === null ? (
        <p className={styles.none}>No one has reviewed it yet.</p>
      ) : (
        <p className={styles.mean}>
          <Rating value={rating} size={20} /> {rating} of 5, {count}
        </p>
      )}
      <ul className={styles.list}>
        {reviews.map((review, index) => (
          <li key={index} className={styles.review}>
            <Rating value={review.rating} />
            <h3 className={styles.title}>{review.title}</h3>
            <p className={styles.detail}>{review.detail}</p>
            <p className={styles.byline}>{review.byline}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
