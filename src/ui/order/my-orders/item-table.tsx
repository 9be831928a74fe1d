interface Column<Item> {
  heading: string;
  value: (item: Item) => string;
  className?: string;
}

interface ItemTableProps<Item> {
  heading: string;
  items: readonly Item[];
  /** After the column of names. */
  columns: readonly Column<Item>[];
  className?: string;
}

/** Items of an order under one heading, a row each. */
export function ItemTable<Item extends { name: string }>(props: ItemTableProps<Item>) {
  const { heading, items, columns, className } = props;
  return (
    <table className={className}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
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
            <th scope="row">{item.name}</th>
            {columns.map((column) => (
              <td key={column.heading} className={column.className}>
                {column.value(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
