import { answerShapes } from '../../generated/document';
import type { OperationId } from '../operation';
import type { AnswerReader } from './answer-reader';
import type { AnswerShapes, Shape } from './shape';

/** A call whose answer could not be read. It contains names of fields and none of their values. */
export interface UnreadableAnswer {
  readonly operation: OperationId;
  /** The field that has another type: `data[].items`; blank for the answer itself. */
  readonly path: string;
}

/** Thrown at the first part that cannot be read. */
class Unreadable extends Error {
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

/** undefined: a blank text, which is a missing number; null: not a number. */
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

/** The types that a value of this shape may have; undefined: any. */
export const typesOf = ({ types, fields, items }: Shape): readonly string[] | undefined =>
  types ?? (fields ? ['object'] : items ? ['array'] : undefined);

/**
 * A value as its shape describes it: numbers that were sent as text and the like are converted, null is missing, and so
 * is a blank text for anything else than a text; an empty list is an object without fields, as PHP writes it. What is
 * missing in a list is omitted. Fields that the document does not know stay. Required fields may be missing.
 *
 * @throws Unreadable if a part has another type
 */
function readShape(value: unknown, shape: Shape, schemas: Schemas, path = ''): unknown {
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

/** Calls `report` for each field once, however often it occurs. */
function onceEach(report: (answer: UnreadableAnswer) => void): typeof report {
  const reported = new Set<string>();
  return (answer) => {
    const name = `${answer.operation} ${answer.path}`;
    if (!reported.has(name)) report(answer);
    reported.add(name);
  };
}

/**
 * Reads answers as the document describes them, so that they have the types that the calls promise; an answer with a
 * field of another type fails as `unreadable`: `connect({ baseUrl, read: readDocumented() })`.
 *
 * @param report called for each such field once
 */
export function readDocumented(report: (answer: UnreadableAnswer) => void = () => {}): AnswerReader {
  const tell = onceEach(report);
  return (operation, data) => {
    const shape = answerShapes.answers[operation];
    if (!shape) return { data };
    try {
      return { data: readShape(data, shape, answerShapes.schemas) };
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      tell({ operation, path: problem.path });
      return { unreadable: problem.path };
    }
  };
}
