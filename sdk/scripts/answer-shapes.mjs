import { entries, resolver } from './operation-table.mjs';

const NAMED = '#/components/schemas/';

/** The type of a value in JSON, as a schema spells it. */
const typeOf = (value) => (typeof value === 'number' ? 'integer' : typeof value);

/** An enumeration with values of several types declares none itself. */
const typesOf = ({ type, enum: values }) =>
  type ? [type].flat() : values && [...new Set(values.map(typeOf))];

/** A schema merged with those of its `allOf`. */
const merged = ({ allOf = [], ...own }, resolve) =>
  allOf
    .map((part) => merged(resolve(part), resolve))
    .reduce(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...part.properties, ...whole.properties },
        required: [...(part.required ?? []), ...(whole.required ?? [])],
      }),
      own,
    );

/** A schema without its descriptions, examples and limits. */
function shapeOf(schema, resolve) {
  if (!schema || typeof schema !== 'object') return {};
  if (schema.$ref) return { named: schema.$ref.slice(NAMED.length) };
  if (schema.allOf) return shapeOf(merged(schema, resolve), resolve);
  const below = (part) => shapeOf(part, resolve);
  const several = schema.oneOf ?? schema.anyOf;
  const types = typesOf(schema);
  return {
    ...(types && { types }),
    ...(several && { oneOf: several.map(below) }),
    ...(schema.items && { items: below(schema.items) }),
    ...(schema.properties && {
      fields: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, below(field)]),
      ),
    }),
    ...(schema.required?.length > 0 && { required: schema.required }),
    ...(schema.additionalProperties && { isMap: true }),
  };
}

/** The type that a shape has anyway. */
const impliedType = ({ fields, items }) => (fields ? 'object' : items ? 'array' : undefined);

const asKey = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/**
 * Writes shapes as constants, whose names a bundler shortens: pages contain the table. What is required is apart, since
 * only the search for drift needs it.
 */
class ShapeWriter {
  lines = [];
  required = [];
  /** Schemas that refer to themselves: by name, since a constant cannot. */
  recursive = new Set();
  #constants = new Map();
  #schemas;
  #resolve;

  constructor(document, resolve) {
    this.#schemas = document.components.schemas;
    this.#resolve = resolve;
  }

  /** @returns an expression */
  write(shape) {
    return shape.named ? this.#constant(shape.named) : this.#anonymous(shape);
  }

  asEntries(shapes) {
    return `{ ${Object.entries(shapes)
      .map(([name, shape]) => `${asKey(name)}: ${this.write(shape)}`)
      .join(', ')} }`;
  }

  /** The constant of a schema; while it is being written, only its name is known. */
  #constant(name) {
    const known = this.#constants.get(name);
    if (known) return known;
    if (known === '') {
      this.recursive.add(name);
      return `{ named: '${name}' }`;
    }
    this.#constants.set(name, '');
    const shape = shapeOf(this.#schemas[name], this.#resolve);
    const written = shape.named ? this.write(shape) : this.#anonymous(shape, name);
    const constant = /^\w+$/.test(written) ? written : this.#declare(name, written);
    this.#constants.set(name, constant);
    return constant;
  }

  #anonymous({ types = [], oneOf, items, fields, required, isMap }, name = '') {
    const [type] = types;
    if (types.length === 1 && !(oneOf ?? items ?? fields ?? isMap)) return this.#leaf(type);
    const isImplied = types.length === 1 && type === impliedType({ fields, items });
    const list = (shapes) => `[${shapes.map((shape) => this.write(shape)).join(', ')}]`;
    const parts = [
      types.length > 0 && !isImplied && `types: ${JSON.stringify(types)}`,
      oneOf && `oneOf: ${list(oneOf)}`,
      items && `items: ${this.write(items)}`,
      fields && `fields: ${this.asEntries(fields)}`,
      isMap && 'isMap: true',
    ];
    const written = `{ ${parts.filter(Boolean).join(', ')} }`;
    if (!required) return written;
    const constant = this.#declare(name || `inline${this.required.length}`, written);
    this.required.push(`  [${constant}, ${JSON.stringify(required)}],\n`);
    return constant;
  }

  /** Declared when it is first used. */
  #leaf(type) {
    const key = ` ${type}`;
    if (!this.#constants.has(key)) this.#constants.set(key, this.#declare(type, `{ types: ['${type}'] }`));
    return this.#constants.get(key);
  }

  #declare(name, written) {
    const constant = `${name}Shape`;
    this.lines.push(`const ${constant}: Shape = ${written};\n`);
    return constant;
  }
}

/** The shapes of all answers: to read them, and to detect where a server differs from the document. */
export function answerShapes(document) {
  const resolve = resolver(document);
  const writer = new ShapeWriter(document, resolve);
  const answers = {};
  for (const [id, entry, operation] of entries(document)) {
    const schema = resolve(operation.responses['200']).content?.['application/json']?.schema;
    if (schema) answers[id] = shapeOf(entry.wrapped ? resolve(schema).items : schema, resolve);
  }
  const written = writer.asEntries(answers);
  const schemas = Object.fromEntries([...writer.recursive].map((name) => [name, { named: name }]));
  return `${writer.lines.join('')}
/** The shape of every call's answer, and the shapes that refer to themselves. */
export const answerShapes: AnswerShapes = {
  answers: ${written},
  schemas: ${writer.asEntries(schemas)},
};

/** The fields that the document requires of a shape. */
export const requiredFields: RequiredFields = /* @__PURE__ */ new Map<Shape, readonly string[]>([
${writer.required.join('')}]);
`;
}
