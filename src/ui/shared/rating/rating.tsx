import { reviewTexts } from '../../../texts/shared/reviews';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { STAR } from './star';
import styles from './rating.module.css';

interface RatingProps {
  /** Number of stars; fractions are shown. */
  value: number;
  max?: number;
  size?: 16 | 20;
}

export function Rating({ value, max = 5, size = 16 }: RatingProps) {
  const earned = Math.min(max, Math.max(0, value));
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{reviewTexts.stars(earned, max)}</VisuallyHidden>
      <svg width={size * max} height={size} viewBox={`0 0 ${24 * max} 24`} aria-hidden="true">
        <Stars count={max} className={styles.empty} />
        {/* An inner svg clips the stars without an id or inline style. */}
        <svg width={24 * earned} height={24}>
          <Stars count={max} className={styles.full} />
        </svg>
      </svg>
    </span>
  );
}

function Stars({ count, className }: { count: number; className: string | undefined }) {
  return Array.from({ length: count }, (_, index) => (
    <path key={index} className={className} d={STAR} transform={`translate(${24 * index} 0)`} />
  ));
}
