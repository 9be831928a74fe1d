import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How a call fails: with or without a body, by a refusal without a message, by a broken connection, or late (BDG-09).
 */
export type FaultKind = 'detail' | 'no-body' | 'refusal' | 'slow' | 'reset';

/** Injected faults, in demo and test mode only. */
export const faults = pgTable('faults', {
  operationId: text('operation_id').primaryKey(),
  kind: text('kind').$type<FaultKind>().notNull(),
  /** How many more calls fail; null: all. */
  remaining: integer('remaining'),
});
