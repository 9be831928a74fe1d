import type { Page } from '@playwright/test';
import type { operations } from '../../../sdk/generated/document';
import type { Outcome } from './call-outcomes';

export type OperationId = keyof typeof operations;

/** A call, where the shop makes it, and what the shopper sees when it fails. */
export interface FaultyCall {
  readonly call: OperationId;
  /** The requirement ids of the expected messages. */
  readonly proves?: string;
  /** Another call of the same action, which succeeds and whose answer is lost. */
  readonly alsoLost?: OperationId;
  /** Goes to the point before the action that makes the call. */
  readonly reach: (page: Page) => Promise<void>;
  readonly make: (page: Page) => Promise<unknown>;
  /** Checks what is shown and what is kept; not run if the call was answered. */
  readonly fails: (page: Page, outcome: Outcome) => Promise<unknown>;
  /** How to retry; by default, the action that made the call is repeated. */
  readonly again?: (page: Page, outcome: Outcome) => Promise<unknown>;
  readonly succeeds: (page: Page, outcome: Outcome) => Promise<unknown>;
  /** Counts what the call changes, according to the API … */
  readonly count?: (page: Page) => Promise<number>;
  /** … and how much it changes, however often it was tried. */
  readonly changesBy?: number;
}
