import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What a faulty call does: fail with or without a body, refuse without a word, hang, or come late (BDG-09). */
export type FaultKind = 'detail' | 'no-body' | 'refusal' | 'slow' | 'reset';

/** Calls that fail on purpose, in demo and test mode only. */
export const faults = pgTable('faults', {
  operationId: text('operation_id').primaryKey(),
  kind: text('kind').$type<FaultKind>().notNull(),
  /** How many calls still fail; null: all. */
  remaining: integer('remaining'),
});
