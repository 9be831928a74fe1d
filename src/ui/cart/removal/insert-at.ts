/** A copy of the items with one more at an index. */
export const insertAt = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];
