import { BrandName } from '../../shared/brand/brand-name';
import { DescriptionList } from '../../shared/description-list/description-list';
import type { ReceiptState } from './receipt-state';
import styles from './receipt.module.css';

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
        <ReceiptItems key={group.heading} {...group} />
      ))}
      <DescriptionList className={styles.amounts} entries={amounts} />
    </article>
  );
}

function ReceiptItems({ heading, items }: ReceiptState['groups'][number]) {
  return (
    <table className={styles.items}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Tax</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quantity, tax, total }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>{tax}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
