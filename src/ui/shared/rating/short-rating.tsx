import { reviewTexts } from '../../../texts/shared/reviews';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { STAR } from './star';
import styles from './rating.module.css';

interface ShortRatingProps {
  /** Stars, 1 to 5. */
  mean: number;
  count: number;
}

/** `★ 4.6 (12)`, where five stars would take too much space. */
export function ShortRating({ mean, count }: ShortRatingProps) {
  return (
    <span className={styles.short}>
      <VisuallyHidden>{reviewTexts.starsAndCount(mean, reviewTexts.count(count))}</VisuallyHidden>
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.full} d={STAR} />
      </svg>
      <span aria-hidden="true">
        {mean.toFixed(1)} ({count})
      </span>
    </span>
  );
}
