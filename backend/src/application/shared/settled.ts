/** What a sweep over payments came to. */
export interface Settled {
  outstanding: number;
  /** Why, once for each payment that must wait for the next sweep. */
  reasons: unknown[];
}

/** Does what can be done of a batch: one failure keeps none of the others waiting. */
export async function settleAll<Item>(
  items: readonly Item[],
  settle: (item: Item) => Promise<void>,
): Promise<Settled> {
  const outcomes = await Promise.allSettled(items.map(settle));
  const reasons = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  return { outstanding: items.length, reasons };
}
