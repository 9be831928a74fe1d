import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { runAll } from './statements';

/** A part of an import that is done in batches, each a transaction of its own. */
export interface ApplyStep {
  /** What is done, for a progress line. */
  title: string;
  /** Creates the temporary table of its work, which has a column `batch`. */
  prepare: readonly string[];
  /** The temporary table. */
  work: string;
  /** Statements for one batch, in order; `:batch` is its number. */
  statements: readonly string[];
}

interface ApplyProgress {
  title: string;
  done: number;
  total: number;
}

export type OnApplied = (progress: ApplyProgress) => void | Promise<void>;

/** Runs a step batch by batch. */
export async function runStep(db: Database, step: ApplyStep, onApplied: OnApplied): Promise<void> {
  await runAll(db, step.prepare);
  const { rows } = await db.execute<{ batch: number }>(
    sql.raw(`select distinct batch::int as batch from ${step.work} order by 1`),
  );
  for (const [index, { batch }] of rows.entries()) {
    const statements = step.statements.map((statement) => statement.replaceAll(':batch', String(batch)));
    await db.transaction((tx) => runAll(tx, statements));
    await onApplied({ title: step.title, done: index + 1, total: rows.length });
  }
}

/** Conditions of statements on a batch of the table `w`. */
export const PUT = `w.batch = :batch and w.change in ('added', 'changed', 'noted')`;
export const REMOVED = `w.batch = :batch and w.change = 'removed'`;

/** Assignments of an `on conflict do update`. */
export const excluded = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
