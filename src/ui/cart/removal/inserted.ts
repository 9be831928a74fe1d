/** The items, and one more among them. */
export const inserted = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];
