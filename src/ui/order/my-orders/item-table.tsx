import { myOrdersTexts } from '../../../texts/order/my-orders';
import { AppLink } from '../../shared/link/app-link';
import { Picture } from '../../shared/picture/picture';
import styles from './item-table.module.css';

interface Column<Item> {
  heading: string;
  value: (item: Item) => string;
  className?: string;
}

interface NamedItem {
  name: string;
  /** Below the name: size, vendor, day. */
  details: readonly string[];
  /** Undefined: no picture; blank: a placeholder. */
  imageUrl?: string;
  href?: string;
}

interface ItemTableProps<Item> {
  heading: string;
  items: readonly Item[];
  /** After the column of names. */
  columns: readonly Column<Item>[];
  className?: string;
}

/** Items of an order under one heading, a row each. */
export function ItemTable<Item extends NamedItem>(props: ItemTableProps<Item>) {
  const { heading, items, columns, className } = props;
  return (
    <table className={className}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{myOrdersTexts.item}</th>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={column.className}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <th scope="row">
              <ItemName {...item} />
            </th>
            {columns.map((column) => (
              <td key={column.heading} className={column.className} data-label={column.heading}>
                {column.value(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ItemName({ name, details, imageUrl, href }: NamedItem) {
  return (
    <span className={styles.item}>
      {imageUrl !== undefined && (
        <Picture src={imageUrl} alt="" width={480} height={600} fit="cover" className={styles.picture} />
      )}
      <span>
        {href ? <AppLink href={href}>{name}</AppLink> : name}
        {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
      </span>
    </span>
  );
}
