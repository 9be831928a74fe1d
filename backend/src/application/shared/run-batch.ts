/** The result of a batch. */
export interface BatchResult {
  outstanding: number;
  /** The error of each item that has to wait for the next run. */
  errors: unknown[];
}

/** Processes every item; a failure does not stop the others. */
export async function runBatch<Item>(
  items: readonly Item[],
  settle: (item: Item) => Promise<void>,
): Promise<BatchResult> {
  const outcomes = await Promise.allSettled(items.map(settle));
  const errors = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  return { outstanding: items.length, errors };
}
