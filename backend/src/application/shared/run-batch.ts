/** How many items one run takes at most. */
export const BATCH_SIZE = 100;

/** The result of a batch. */
export interface BatchResult {
  /** How many items were tried, with or without success. */
  attempted: number;
  /** The error of each item that has to wait for the next run. */
  errors: unknown[];
}

/** Processes every item; a failure does not stop the others. */
export async function runBatch<Item>(
  items: readonly Item[],
  process: (item: Item) => Promise<void>,
): Promise<BatchResult> {
  const outcomes = await Promise.allSettled(items.map(process));
  const errors = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  return { attempted: items.length, errors };
}
