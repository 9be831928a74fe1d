import type { Page } from '@playwright/test';
import type { operations } from '../../../sdk/generated/document';
import type { Outcome } from './ways';

export type OperationId = keyof typeof operations;

/** A call, where the shop makes it, and what becomes of the shopper when it fails. */
export interface FaultyCall {
  readonly call: OperationId;
  /** The rows that say what is to be told. */
  readonly proves?: string;
  /** Another call of the same press that is done, and its answer lost. */
  readonly alsoLost?: OperationId;
  /** As far as the next thing that makes the call. */
  readonly reach: (page: Page) => Promise<void>;
  readonly make: (page: Page) => Promise<unknown>;
  /** What is told and what is still there; not asked where the call was answered. */
  readonly fails: (page: Page, outcome: Outcome) => Promise<unknown>;
  /** The way on; without it, what made the call makes it again. */
  readonly again?: (page: Page, outcome: Outcome) => Promise<unknown>;
  readonly succeeds: (page: Page, outcome: Outcome) => Promise<unknown>;
  /** What the call changes, as the shop itself counts it … */
  readonly count?: (page: Page) => Promise<number>;
  /** … and by how much, however often it was tried. */
  readonly changesBy?: number;
}
