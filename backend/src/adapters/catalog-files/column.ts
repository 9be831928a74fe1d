import { z } from 'zod';

/** How a cell is written in CSV, and which type its column has in the database. */
export type CellKind = 'integer' | 'text' | 'flag' | 'list' | 'numbers' | 'json';

/** A column of a file: what a value must be, in words and as a schema. */
export interface Column {
  kind: CellKind;
  /** Checks a value, and fills in the default of one that is missing. */
  schema: z.ZodType;
  /** Completes "expected …". */
  expects: string;
  about: string;
  /** The default of a missing value; `undefined`: it must be given. */
  fallback?: unknown;
}

/** Refused everywhere: PostgreSQL stores neither NUL nor lone surrogates, and no name needs control characters. */
const UNPRINTABLE = /\p{Cs}|[^\P{Cc}\t\r\n]/u;

const printable = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((value) => !UNPRINTABLE.test(value));

const column = (
  kind: CellKind,
  schema: z.ZodType,
  { expects, about }: Pick<Column, 'expects' | 'about'>,
): Column => ({ kind, schema, expects, about });

const isOneLine = (value: string): boolean => !/[\t\r\n]/.test(value);

/** One line of 1 to `longest` characters. */
export const text = (about: string, longest = 200): Column =>
  column('text', printable(longest).refine(isOneLine), {
    about,
    expects: `one line of 1 to ${longest} characters`,
  });

/** Lines, which the shop separates by CRLF. */
export const lines = (about: string, longest: number): Column =>
  column(
    'text',
    printable(longest).transform((value) => value.replace(/\r?\n/g, '\r\n')),
    { about, expects: `text of at most ${longest} characters; lines may break` },
  );

/** Text that matches a pattern. */
export const pattern = (about: string, form: RegExp, expects: string): Column =>
  column('text', z.string().regex(form), { about, expects });

/** Text that passes a check. */
export const checked = (about: string, isValid: (value: string) => boolean, expects: string): Column =>
  column('text', printable(2_000).refine(isValid), { about, expects });

export const oneOf = (about: string, values: readonly [string, ...string[]]): Column =>
  column('text', z.enum(values), { about, expects: values.map((value) => `\`${value}\``).join(' or ') });

/** A whole number; both limits are inclusive. */
export const integer = (about: string, least: number, most: number): Column =>
  column('integer', z.int().min(least).max(most), {
    about,
    expects: `a whole number from ${least} to ${most}`,
  });

/** The largest `integer` of PostgreSQL. */
const LARGEST_ID = 2_147_483_647;

export const id = (about: string): Column => integer(about, 1, LARGEST_ID);

const LARGEST_CENTS = 99_999_999;

/** Integer cents, so that no price is ever rounded. */
export const cents = (about: string): Column => ({
  ...integer(about, 0, LARGEST_CENTS),
  expects: `cents as a whole number from 0 to ${LARGEST_CENTS} (19.99 is 1999)`,
});

export const flag = (about: string): Column =>
  column('flag', z.boolean(), { about, expects: '`true` or `false`' });

/** A stock-keeping unit: no spaces, and no `|`, which separates the values of a list. */
const SKU = /^[^\s|\p{C}]{1,100}$/u;
const SKU_EXPECTED = 'a SKU of 1 to 100 characters without spaces and `|`';

export const sku = (about: string): Column => pattern(about, SKU, SKU_EXPECTED);

export const zipcode = (about: string): Column => pattern(about, /^\d{5}$/, 'five digits');

/** An address that a browser may load: a path of the shop, or https. */
const isAddress = (value: string): boolean =>
  /^\/(?!\/)[^\s|\\]*$/.test(value) ||
  (/^https:\/\/[^\s|]+$/.test(value) && URL.canParse(value) && new URL(value).username === '');

const ADDRESS_EXPECTED = 'an https address, or a path that begins with `/`';

export const address = (about: string): Column => checked(about, isAddress, ADDRESS_EXPECTED);

/** Several values of one column, each at most once. */
function list(one: z.ZodType, about: string, expects: string): Column {
  const isOnce = (values: unknown[]) => new Set(values).size === values.length;
  return column('list', z.array(one).max(100).refine(isOnce), { about, expects });
}

export const skus = (about: string): Column =>
  list(z.string().regex(SKU), about, 'different SKUs, at most 100');

export const zipcodes = (about: string): Column =>
  list(z.string().regex(/^\d{5}$/), about, 'different zipcodes of five digits, at most 100');

export const ids = (about: string): Column => ({
  ...list(z.int().min(1).max(LARGEST_ID), about, 'different whole numbers from 1, at most 100'),
  kind: 'numbers',
});

export const addresses = (about: string): Column =>
  list(
    printable(2_000).refine(isAddress),
    about,
    'different https addresses, or paths that begin with `/`, at most 100',
  );

/** A value with parts of its own: JSON in a cell of CSV. */
export const json = (about: string, schema: z.ZodType, expects: string): Column =>
  column('json', schema, { about, expects: `JSON: ${expects}` });

/** A printable text within JSON. */
export const jsonText = printable;

/** May be missing; null then. */
export const optional = (of: Column): Column => usually(of, null);

/** May be missing, with a default. */
export function usually(of: Column, fallback: unknown): Column {
  const isFallback = z.custom((value) => value === null || value === '').transform(() => fallback);
  return { ...of, schema: z.union([of.schema, isFallback]).prefault(fallback as never), fallback };
}
