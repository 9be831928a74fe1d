import type { Pool } from 'pg';
import type { Tracing } from '../../../../server/tracing';

type Query = (...input: unknown[]) => unknown;

/** Records the statements that run on behalf of a request, with the wait for a connection, and without their values. */
export function traceStatements(pool: Pool, tracing: Tracing): void {
  traceQueriesOf(pool, tracing);
  const traced = new WeakSet<object>();
  // Not only new ones: opening the database has used a connection before.
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceQueriesOf(client, tracing);
  });
}

function traceQueriesOf(target: { query: Query }, tracing: Tracing): void {
  const query = target.query.bind(target);
  target.query = (...input) => {
    // The pool passes the query on to a client, where it is recorded.
    if (typeof input.at(-1) === 'function') return query(...input);
    const text = withoutLiterals(textOf(input[0]));
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return tracing.inSpan({ name: operationOf(text), kind: 'client', attributes }, async () =>
      query(...input),
    );
  };
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Values are parameters (`$1`); literals in the text are replaced as well. */
const withoutLiterals = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, '?');

const operationOf = (text: string): string => /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
