/**
 * SQLSTATE: connection exceptions, a server without disk space, memory or a connection left, one that shuts down, crashed or
 * is starting, and a transaction that idled.
 */
const STATES = /^(08...|53...|57P0[123]|25P03)$/;

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** pg gives the first ones no code; a standby ends a statement whose rows the primary has removed for good. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|canceling statement due to conflict with recovery)/;

interface DriverError {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** One for each address of the host that was tried. */
  errors?: unknown;
}

/** Whether the server could not be reached, or could not answer; Drizzle and pools wrap the driver's error. */
export function isConnectionProblem(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors }: DriverError = error;
  if (typeof code === 'string' && (STATES.test(code) || NETWORK.has(code))) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  return (Array.isArray(errors) && errors.some(isConnectionProblem)) || isConnectionProblem(cause);
}
