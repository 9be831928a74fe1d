/** From the least to the most that is logged. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Options of pino for every server: paths and statuses are logged; never queries, bodies or tokens (BDG-05). */
export const logOptions = (level: string, describe: (error: unknown) => ErrorInLog = describeError) => ({
  level,
  redact: ['req.headers', '*.password', '*.api_token', '*.authorization'],
  serializers: {
    err: describe,
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
    }),
  },
});

/** Type and place of an error, without its data. */
export interface ErrorInLog {
  type: string;
  message: string;
  stack: string;
}

/** @param reasonOf the message without data: by default that of the innermost cause */
export function describeError(
  error: unknown,
  reasonOf: (error: Error) => string = innermostMessage,
): ErrorInLog {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error was given.', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, message: reasonOf(error), stack: frames.join('\n') };
}

const innermostMessage = (error: Error): string =>
  error.cause instanceof Error ? innermostMessage(error.cause) : error.message;
