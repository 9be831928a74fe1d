import { reviewTexts } from '../../../texts/shared/reviews';
import { Rating } from '../rating/rating';
import styles from './review-summary.module.css';

interface ReviewSummaryProps {
  /** The mean; null without reviews. */
  rating: number | null;
  /** `3 reviews` */
  count: string;
}

export function ReviewSummary({ rating, count }: ReviewSummaryProps) {
  if (rating === null) return <p className={styles.none}>{reviewTexts.none}</p>;
  return (
    <p className={styles.mean}>
      <Rating value={rating} size={20} /> {reviewTexts.meanAndCount(rating, count)}
    </p>
  );
}
