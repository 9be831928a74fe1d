import { priceTexts } from '../../../texts/shared/price';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted: `$12.50`. */
  amount: string;
  /** The earlier, higher price; struck through. */
  was?: string;
  /** Before the amount: `from`. */
  prefix?: string;
  size?: 'small' | 'medium' | 'large';
}

export function Price({ amount, was, prefix, size = 'medium' }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      {prefix && <span className={styles.prefix}>{prefix} </span>}
      <span className={classNames(styles.amount, Boolean(was) && styles.sale)}>{amount}</span>
      {was && (
        <>
          {' '}
          <VisuallyHidden>{priceTexts.insteadOf}</VisuallyHidden>
          <s className={styles.was}>{was}</s>
        </>
      )}
    </span>
  );
}
