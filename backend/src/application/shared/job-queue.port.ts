import type { Transaction } from './data-source.port';

/** Adds jobs, which are done in the background after the commit of their transaction, and not if it is rolled back. */
export abstract class JobQueue {
  /** @param data what the job needs: ids, but nothing personal */
  abstract add(tx: Transaction, queue: string, data: object): Promise<void>;
}
