import { myOrdersTexts } from '../../../texts/order/my-orders';
import { BrandName } from '../../shared/brand/brand-name';
import { DescriptionList } from '../../shared/description-list/description-list';
import { ItemTable } from './item-table';
import { OrderAmounts } from './order-amounts';
import type { ReceiptState } from './receipt-state';
import styles from './receipt.module.css';

type Item = ReceiptState['groups'][number]['items'][number];

const COLUMNS = [
  { heading: myOrdersTexts.quantity, value: ({ quantity }: Item) => quantity },
  { heading: myOrdersTexts.tax, value: ({ tax }: Item) => tax },
  { heading: myOrdersTexts.total, value: ({ total }: Item) => total },
];

/** An order on paper: on screen it is not shown, and in print nothing else is. */
export function Receipt({ title, facts, groups, amounts }: ReceiptState) {
  return (
    <article className={styles.receipt}>
      <p className={styles.brand}>
        <BrandName />
      </p>
      <h1>{title}</h1>
      <DescriptionList className={styles.facts} entries={facts} />
      {groups.map((group) => (
        <ItemTable key={group.heading} {...group} columns={COLUMNS} className={styles.items} />
      ))}
      <OrderAmounts amounts={amounts} />
    </article>
  );
}
