import { classNames } from '../../shared/class-names';
import { Price } from '../../shared/price/price';
import { VendorCosts, type VendorCostsState } from '../vendor-costs/vendor-costs';
import styles from './price-summary.module.css';

export interface PriceSummaryProps {
  rows: readonly { label: string; amount: string }[];
  total: string;
  /** Null where one shop sells it all, or the backend does not tell. */
  vendorCosts: VendorCostsState | null;
  /** A change is still on its way to the shop: the sums may move. */
  isSettling?: boolean;
}

/** What it costs and how that comes about: only rows that are not zero (CART-05, SUM-09, X-129); then, by shop. */
export function PriceSummary({ rows, total, vendorCosts, isSettling = false }: PriceSummaryProps) {
  return (
    <>
      <dl className={classNames(styles.summary, isSettling && styles.settling)} aria-busy={isSettling}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={classNames(styles.row, styles.total)}>
          <dt>Total</dt>
          <dd>
            <Price amount={total} size="large" />
          </dd>
        </div>
      </dl>
      {vendorCosts && <VendorCosts costs={vendorCosts} isSettling={isSettling} />}
    </>
  );
}
