import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** The number of an advisory lock that nothing else uses. */
const GATE = 20_812;
const LOOK_AGAIN_MS = 10;

/** A kind of change of a table, and the rows that it applies to. */
export interface Statement {
  before: 'insert' | 'update' | 'delete';
  table: string;
  /** A condition on `new` and `old`. */
  when?: string;
}

/** Stops the first statement that a gate was set for, so that its process can be killed in the middle of it. */
export interface StatementGate {
  set(statement: Statement): Promise<void>;
  /** Resolves when a statement waits at the gate. */
  reached(): Promise<void>;
  /** Releases the waiting statement, and stops no others. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function statementGate(databaseUrl: string): Promise<StatementGate> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create or replace function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${GATE});
      return case when tg_op = 'DELETE' then old else new end;
    end $$`);
  let table = '';
  return {
    async set(statement) {
      ({ table } = statement);
      await client.query(`select pg_advisory_lock(${GATE})`);
      await client.query(`create trigger gate before ${statement.before} on ${table} for each row
        when (${statement.when ?? 'true'}) execute function wait_at_gate()`);
    },
    async reached() {
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`;
      while ((await client.query(waiting)).rowCount === 0) await pause(LOOK_AGAIN_MS);
    },
    async open() {
      await client.query(`select pg_advisory_unlock_all()`);
      await client.query(`drop trigger gate on ${table}`);
    },
    close: () => client.end(),
  };
}
