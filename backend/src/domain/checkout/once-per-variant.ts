/** Keeps the last item of each variant. */
export const oncePerVariant = <Item extends { variantId: number }>(items: Item[]): Item[] => [
  ...new Map(items.map((item) => [item.variantId, item])).values(),
];
