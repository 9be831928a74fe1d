import { priceSummaryTexts } from '../../../texts/cart/price-summary';
import { classNames } from '../../shared/class-names';
import { Price } from '../../shared/price/price';
import { VendorCosts, type VendorCostsState } from '../vendor-costs/vendor-costs';
import styles from './price-summary.module.css';

export interface PriceSummaryProps {
  rows: readonly { label: string; amount: string }[];
  total: string;
  /** Null where one vendor sells everything, or the backend sends no costs by vendor. */
  vendorCosts: VendorCostsState | null;
  /** A change is not confirmed yet, so the amounts may change. */
  isUpdating?: boolean;
}

/** The price rows that are not zero, the total, and the costs by vendor (CART-05, SUM-09, X-129). */
export function PriceSummary({ rows, total, vendorCosts, isUpdating = false }: PriceSummaryProps) {
  return (
    <>
      <dl className={classNames(styles.summary, isUpdating && styles.updating)} aria-busy={isUpdating}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={classNames(styles.row, styles.total)} aria-live="polite" aria-atomic="true">
          <dt>{priceSummaryTexts.total}</dt>
          <dd>
            <Price amount={total} size="large" />
          </dd>
        </div>
      </dl>
      {vendorCosts && <VendorCosts costs={vendorCosts} isUpdating={isUpdating} />}
    </>
  );
}
