import { Rating } from '../rating/rating';
import styles from './review-summary.module.css';

interface ReviewSummaryProps {
  /** The mean; null without reviews. */
  rating: number | null;
  /** `3 reviews` */
  count: string;
}

export function ReviewSummary({ rating, count }: ReviewSummaryProps) {
  if (rating === null) return <p className={styles.none}>No reviews yet.</p>;
  return (
    <p className={styles.mean}>
      <Rating value={rating} size={20} /> {rating} of 5, {count}
    </p>
  );
}
