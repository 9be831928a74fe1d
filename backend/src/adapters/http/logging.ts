import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Settings } from '../../config';

/** Logs paths and statuses; never queries, bodies or tokens (BDG-05). */
export const loggerOptions = (settings: Settings) =>
  ({
    level: settings.logLevel,
    redact: ['req.headers', '*.password', '*.api_token', '*.authorization'],
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  }) satisfies LoggerOptions;

export const createLog = (settings: Settings): Logger => pino(loggerOptions(settings));

/** Type and place of an error without its data: the message of a failed query contains its parameters (BDG-05). */
export function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error was given.', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, message: reasonOf(error), stack: frames.join('\n') };
}

function reasonOf(error: Error): string {
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error instanceof DrizzleQueryError ? 'A query failed.' : error.message;
}
