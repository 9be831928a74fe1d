import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { describeError as describe, type ErrorInLog, logOptions } from '../../../../server/log-options';
import type { Settings } from '../../config';

export const loggerOptions = (settings: Settings) => logOptions(settings.logLevel, describeError);

/** @param more further options, such as fields that every line contains */
export const createLog = (settings: Settings, more: Pick<LoggerOptions, 'mixin'> = {}): Logger =>
  pino({ ...loggerOptions(settings), ...more });

/** Without data: the message of a failed query contains its parameters (BDG-05). */
export const describeError = (error: unknown): ErrorInLog => describe(error, reasonOf);

function reasonOf(error: Error): string {
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error instanceof DrizzleQueryError ? 'A query failed.' : error.message;
}
