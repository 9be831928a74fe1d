import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rating.module.css';

const STAR = 'M12 2.6l2.85 5.98 6.55.83-4.82 4.5 1.25 6.49L12 17.2l-5.83 3.2 1.25-6.49L2.6 9.41l6.55-.83z';

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
      <VisuallyHidden>{`${earned} out of ${max} stars`}</VisuallyHidden>
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
