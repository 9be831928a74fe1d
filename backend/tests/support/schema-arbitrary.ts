import fc, { type Arbitrary } from 'fast-check';
import { openApiDocument } from '../../src/adapters/http/openapi-document';

/** The parts of JSON Schema that requests use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

/** Resolves a reference in the document. */
export function resolved<Part extends object>(part: Part | { $ref: string }): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const steps = part.$ref.slice('#/'.length).split('/');
  const found = steps.reduce(
    (node, step) => node[unescaped(step)] as Node,
    openApiDocument as unknown as Node,
  );
  return resolved(found as unknown as Part);
}

type Node = Record<string, unknown>;
const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a broken client or an attacker may send instead of a value (BDG-05). */
const anything: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '\u0000',
    "1' or '1'='1' --",
    '%_\\',
    '2030-02-30',
    '-1',
    '9'.repeat(40),
    1e300,
    -0.5,
    'x'.repeat(10_000),
    { $ne: null },
  ),
);

/** Values of fields with that name in valid requests. */
export type Good = (name: string) => readonly unknown[];

/** Generates mostly valid requests, so that they pass validation; now and then a field has an arbitrary value. */
export class SchemaArbitrary {
  /** `closeness`: how much more likely a valid value is than one that is only allowed by the schema. */
  constructor(
    private readonly good: Good,
    private readonly closeness: number,
  ) {}

  /** A field, a parameter, or a whole body. */
  of(part: Schema, name = ''): Arbitrary<unknown> {
    const schema = resolved(part);
    const known = [...this.good(name), ...(schema.examples ?? [])];
    const options = [
      { weight: 10, arbitrary: this.allowed(schema) },
      { weight: 1, arbitrary: anything },
    ];
    if (known.length > 0) options.push({ weight: 10 * this.closeness, arbitrary: fc.constantFrom(...known) });
    return fc.oneof(...options);
  }

  private allowed(schema: Schema): Arbitrary<unknown> {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => this.of(one)));
    const types = [schema.type ?? 'string'].flat();
    return fc.oneof(...types.map((type) => this.typed(type, schema)));
  }

  private typed(type: string, schema: Schema): Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return fc.array(this.of(schema.items ?? {}), { maxLength: Math.min(5, schema.maxItems ?? 5) });
      case 'integer':
        return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000 });
      case 'number':
        return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return text(schema);
    }
  }

  /** One in ten lacks a field. */
  private object({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
    const members = Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, this.of(member, name)]),
    );
    const whole = fc.record(members, { requiredKeys: [...required] });
    const part = fc.record(members, { requiredKeys: [] });
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: part });
  }
}

const text = ({ pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> =>
  pattern
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(60, Math.max(minLength, maxLength)) });
