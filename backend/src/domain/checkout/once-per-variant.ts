/** Of items of one variant the last. */
export const oncePerVariant = <Item extends { variantId: number }>(items: Item[]): Item[] => [
  ...new Map(items.map((item) => [item.variantId, item])).values(),
];
