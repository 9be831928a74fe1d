import type { Transaction } from './data-source.port';

/** Adds jobs, which are done in the background after the commit of their transaction, and not if it is rolled back. */
export abstract class JobQueue {
  /**
   * @param data what the job needs: ids, but nothing personal
   * @param when it is not begun before so many milliseconds have passed
   */
  abstract add(tx: Transaction, queue: string, data: object, when?: { afterMs: number }): Promise<void>;
}
