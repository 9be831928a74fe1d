import { Rating } from '../rating/rating';
import type { ReviewState } from './review-text';
import styles from './review-list.module.css';

/** Reviews, one card each. */
export function ReviewList({ reviews }: { reviews: readonly ReviewState[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review, index) => (
        <li key={index} className={styles.review}>
          <Rating value={review.rating} />
          <h3 className={styles.title}>{review.title}</h3>
          <p>{review.detail}</p>
          <p className={styles.byline}>{review.byline}</p>
        </li>
      ))}
    </ul>
  );
}
