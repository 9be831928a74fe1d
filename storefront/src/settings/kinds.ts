import { statSync } from 'node:fs';
import { z } from 'zod';
import { MAX_PORT } from '../../../server/free-port';
import { trustedProxies, TRUSTED_PROXIES_ARE } from '../../../server/trusted-proxies';

/** Kinds of settings: each reads the text of an environment variable, or a value of the settings file. */

const MAX_LINE = 300;
/** For defaults whose description says more than the value. */
export interface KindNotes {
  shownDefault?: string;
}

const isLine = (value: string) => value.length <= MAX_LINE && !/\p{Cc}/u.test(value);

const words = () => z.string({ error: 'must be a text' });

export const text = (fallback: string) => words().default(fallback);

/** A folder that is there when the server starts. */
export const folder = () =>
  words().refine(
    (given) => statSync(given, { throwIfNoEntry: false })?.isDirectory() ?? false,
    'must be a folder',
  );

/** What pages show: one line. */
export const line = () =>
  words()
    .trim()
    .min(1, 'must not be blank')
    .refine(isLine, `must be one line of at most ${MAX_LINE} characters`);

interface Range {
  min?: number;
  max?: number;
}

const number = ({ min = 0, max = Infinity }: Range = {}) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string({ error: 'must be a whole number' })
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .refine(
        (value) => value >= min && value <= max,
        max === Infinity ? `must be at least ${min}` : `must be a whole number from ${min} to ${max}`,
      ),
  );

export const wholeNumber = (fallback: number, range?: Range) => number(range).default(fallback);

const PORTS = { max: MAX_PORT };

export const port = (fallback: number) => wholeNumber(fallback, PORTS);

export const optionalPort = () => number(PORTS).optional();

export const oneOf = <const Words extends readonly [string, ...string[]]>(...choices: Words) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` });

export const proxies = () =>
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      words().transform((given, context) => {
        const trusted = trustedProxies(given);
        if (trusted !== undefined) return trusted;
        context.addIssue(`must be ${TRUSTED_PROXIES_ARE}`);
        return z.NEVER;
      }),
    )
    .default(false)
    .meta({ shownDefault: '`0`' } satisfies KindNotes);

const ORIGIN = 'an origin such as https://shop.example';

/** Part of the content security policy, so only a plain origin is accepted. */
export const origin = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is required: ${ORIGIN}` : `must be ${ORIGIN}`) })
    .refine(isOrigin, `must be ${ORIGIN}`)
    .transform((address) => new URL(address).origin);

/** A file or service on the page's own origin, or elsewhere. */
export const address = () =>
  words().refine(
    (value) => isAddress(value),
    'must be an address such as https://files.example/logo.svg, or a path such as /logo.svg',
  );

/** In the environment separated by commas. */
export const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z.preprocess(itemsOf, z.array(item, { error: 'must be a list' })).default([]);

/** In the environment a list in JSON, since a line may contain any mark; one line alone needs none. */
export const lines = (fallback: string[]) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && !value.trim().startsWith('[') ? [value] : parsed(value)),
      z.array(line(), { error: 'must be a list of texts, in the environment as JSON: ["one", "two"]' }),
    )
    .default(fallback);

/** JSON text in the environment, a plain value in the file; text that is not JSON is left for the schema to refuse. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The parts of a text between commas; a value of another kind as it is. */
export const itemsOf = (value: unknown): unknown =>
  typeof value !== 'string'
    ? value
    : value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin: plain, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && plain === value.replace(/\/$/, '');
}

function isAddress(value: string): boolean {
  if (!isLine(value) || /[\s"'<>\\;,]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '';
}
