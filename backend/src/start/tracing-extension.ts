import { traceRequests } from '../../../server/trace-requests';
import type { Tracing } from '../../../server/tracing';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { OpenDatabase } from '../adapters/postgres/database';
import { traceStatements } from '../adapters/postgres/trace-statements';

/** Each call is a span; it continues the trace of the storefront. */
export const tracingExtension = (tracing: Tracing): ServerExtension => ({
  register: (app) => traceRequests(app, tracing, true),
});

/** Statements of PostgreSQL; the embedded database is a part of the process, and its statements are not recorded. */
export function traceDatabase({ pool, browsingPool }: OpenDatabase, tracing: Tracing): void {
  for (const each of [pool, browsingPool]) if (each) traceStatements(each, tracing);
}
