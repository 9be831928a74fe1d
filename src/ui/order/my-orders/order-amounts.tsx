import { DescriptionList } from '../../shared/description-list/description-list';
import styles from './order-amounts.module.css';

/** The amounts of an order, the total last. */
export function OrderAmounts({ amounts }: { amounts: readonly { label: string; value: string }[] }) {
  return <DescriptionList className={styles.amounts} entries={amounts} />;
}
