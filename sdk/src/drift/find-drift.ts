import { typesOf } from '../reading/read-documented';
import type { AnswerShapes, RequiredFields, Shape } from '../reading/shape';

/** A difference between an answer and the document. */
export interface Drift {
  /**
   * unknown: the document has no such field; missing: a required field is absent; type: the field has another type.
   */
  readonly kind: 'unknown' | 'missing' | 'type';
  /** Where in the answer: `data[].grand_total`. List indexes are omitted, so that drifts can be counted. */
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isOfType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Finds where a value differs from its shape; among alternative shapes it uses the closest one. */
export class DriftFinder {
  constructor(
    private readonly schemas: AnswerShapes['schemas'],
    private readonly required: RequiredFields,
  ) {}

  find(value: unknown, shape: Shape, path = ''): Drift[] {
    const named = shape.named === undefined ? undefined : this.schemas[shape.named];
    if (named) return this.find(value, named, path);
    const { oneOf, items, fields } = shape;
    const types = typesOf(shape);
    if (types && !types.some((type) => isOfType(value, type))) return [{ kind: 'type', path }];
    return [
      ...(oneOf ? this.nearest(value, oneOf, path) : []),
      ...(items && Array.isArray(value) ? value.flatMap((item) => this.find(item, items, `${path}[]`)) : []),
      ...(fields && isFields(value) ? this.inFields(value, shape, path) : []),
    ];
  }

  private nearest(value: unknown, shapes: readonly Shape[], path: string): Drift[] {
    const [nearest = []] = shapes
      .map((shape) => this.find(value, shape, path))
      .sort((one, other) => weight(one, path) - weight(other, path));
    return nearest;
  }

  private inFields(value: Fields, shape: Shape, path: string): Drift[] {
    const { fields = {}, isMap } = shape;
    const missing = (this.required.get(shape) ?? []).filter((name) => !(name in value));
    const unknown = isMap ? [] : Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
      ...missing.map((name): Drift => ({ kind: 'missing', path: below(path, name) })),
      ...unknown.map((name): Drift => ({ kind: 'unknown', path: below(path, name) })),
      ...Object.entries(fields).flatMap(([name, shape]) =>
        value[name] === undefined ? [] : this.find(value[name], shape, below(path, name)),
      ),
    ];
  }
}

/** A different type outweighs any number of differing fields. */
const weight = (drifts: readonly Drift[], path: string) =>
  drifts.some((drift) => drift.kind === 'type' && drift.path === path) ? Infinity : drifts.length;
