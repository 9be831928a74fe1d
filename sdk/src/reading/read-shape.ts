import { type AnswerShapes, type Shape, typesOf } from './shape';

/** Thrown by `readShape` at the first part that cannot be read. */
export class Unreadable extends Error {
  /** @param path names of fields, without indexes of lists: `data[].items` */
  constructor(readonly path: string) {
    super(path);
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Schemas = AnswerShapes['schemas'];

const isObject = (value: unknown): value is object => typeof value === 'object';

/** Backends change 1 to '1' and back without notice. */
const SCALARS: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: String,
  number: toNumber,
  integer: toNumber,
  boolean: toBoolean,
};

/** A blank text is a missing number; null: it is no number. */
function toNumber(value: unknown): number | undefined | null {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function toBoolean(value: unknown): boolean | undefined | null {
  const text = String(value);
  if (text === '') return undefined;
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

/**
 * A value as its shape describes it: numbers that were sent as text and the like are converted, null is missing, and so
 * is a blank text for anything else than a text; an empty list is an object without fields, as PHP writes it. What is
 * missing in a list is omitted. Fields that the document does not know stay. Required fields may be missing.
 *
 * @throws Unreadable if a part has another type
 */
export function readShape(value: unknown, shape: Shape, schemas: Schemas, path = ''): unknown {
  if (value === null || value === undefined) return undefined;
  const { named, oneOf, fields, items } = shape;
  if (named !== undefined) return readShape(value, schemas[named] ?? {}, schemas, path);
  if (oneOf) return readFirst(value, oneOf, schemas, path);
  const types = typesOf(shape);
  if (!types) return value;
  const isBranch = types.includes('array') || types.includes('object');
  if (isBranch && value === '') return undefined;
  if (types.includes('array')) return readList(value, items ?? {}, schemas, path);
  if (types.includes('object')) return readFields(value, fields ?? {}, schemas, path);
  return readScalar(value, types, path);
}

/** One of several types is left as it is: the document says which. */
function readScalar(value: unknown, [type = '', ...others]: readonly string[], path: string): unknown {
  if (isObject(value)) throw new Unreadable(path);
  const read = others.length > 0 ? value : SCALARS[type]?.(value);
  if (read === null) throw new Unreadable(path);
  return read;
}

function readList(value: unknown, items: Shape, schemas: Schemas, path: string): unknown {
  if (!Array.isArray(value)) throw new Unreadable(path);
  return value
    .map((item) => readShape(item, items, schemas, `${path}[]`))
    .filter((item) => item !== undefined);
}

function readFields(
  value: unknown,
  fields: Readonly<Record<string, Shape>>,
  schemas: Schemas,
  path: string,
): unknown {
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isObject(value) || Array.isArray(value)) throw new Unreadable(path);
  let read = value as Fields;
  for (const [name, shape] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) continue;
    const before = (value as Fields)[name];
    const after = readShape(before, shape, schemas, path === '' ? name : `${path}.${name}`);
    if (after !== before) read = { ...read, [name]: after };
  }
  return read;
}

/** As the first of several shapes that fits. */
function readFirst(
  value: unknown,
  [first, ...others]: readonly Shape[],
  schemas: Schemas,
  path: string,
): unknown {
  try {
    return readShape(value, first ?? {}, schemas, path);
  } catch (problem) {
    if (others.length === 0) throw problem;
    return readFirst(value, others, schemas, path);
  }
}
