/** Whether a call did what the shopper asked, read from whichever flag the call uses. */
export interface Outcome {
  readonly succeeded: boolean;
  /** The flag as a string ('1', '-1', '2', 'true', 'false' …); undefined where the call has none. */
  readonly code: string | undefined;
  /** The server's message, if it sent one. */
  readonly message: string | undefined;
}

const FLAGS = ['code', 'status', 'isVPAValid'];
const YES = ['1', 'true'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: unknown): string | undefined =>
  isObject(fields) && typeof fields.message === 'string' ? fields.message : undefined;

/** Backends change 1 to '1' and back without notice, so flags are compared as text. */
const asText = (flag: unknown): string | undefined =>
  typeof flag === 'string' || typeof flag === 'number' || typeof flag === 'boolean' ? `${flag}` : undefined;

const flagOf = (fields: Fields): string | undefined =>
  FLAGS.map((name) => asText(fields[name])).find((flag) => flag !== undefined);

/** An answer with nothing but a message says why there is no result. */
const holdsOnlyAMessage = (fields: Fields) => 'message' in fields && Object.keys(fields).length === 1;

/** The home page reports a refused zipcode in errorCode, whatever its code. */
const isZipcodeRefused = (fields: Fields) => !['0', undefined].includes(asText(fields.errorCode));

/** Reads the outcome of an answer; a list, or an object without a flag, is a success. */
export function readOutcome(data: unknown): Outcome {
  if (!isObject(data)) return { succeeded: true, code: undefined, message: undefined };
  const code = flagOf(data);
  const flagged = code === undefined ? !holdsOnlyAMessage(data) : YES.includes(code);
  return {
    succeeded: flagged && !isZipcodeRefused(data),
    code,
    message: textIn(data) ?? textIn(data.data),
  };
}
