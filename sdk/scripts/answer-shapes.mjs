import { entries, resolver } from './operation-table.mjs';

const HEADER = `/** The fields of every call's answer, and the schemas that they refer to. */
export const answerShapes: AnswerShapes = `;

const NAMED = '#/components/schemas/';

/** A schema without its descriptions, examples and limits. */
function shapeOf(schema) {
  if (!schema || typeof schema !== 'object') return {};
  if (schema.$ref) return { named: schema.$ref.slice(NAMED.length) };
  const several = schema.oneOf ?? schema.anyOf;
  return {
    ...(schema.type && { types: [schema.type].flat() }),
    ...(several && { oneOf: several.map(shapeOf) }),
    ...(schema.allOf && { allOf: schema.allOf.map(shapeOf) }),
    ...(schema.items && { items: shapeOf(schema.items) }),
    ...(schema.properties && {
      fields: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, shapeOf(field)]),
      ),
    }),
    ...(schema.required?.length > 0 && { required: schema.required }),
    ...(schema.additionalProperties && { isMap: true }),
  };
}

/** The schemas that a shape refers to directly. */
const namesIn = (shape) => [...JSON.stringify(shape).matchAll(/"named":"([^"]+)"/g)].map(([, name]) => name);

/** The shapes of all answers, to detect where a server differs from the document. */
export function answerShapes(document) {
  const resolve = resolver(document);
  const answers = Object.fromEntries(
    [...entries(document)].flatMap(([id, entry, operation]) => {
      const schema = resolve(operation.responses['200']).content?.['application/json']?.schema;
      if (!schema) return [];
      return [[id, shapeOf(entry.wrapped ? resolve(schema).items : schema)]];
    }),
  );
  const schemas = {};
  const wanted = namesIn(answers);
  for (const name of wanted) {
    if (name in schemas) continue;
    schemas[name] = shapeOf(document.components.schemas[name]);
    wanted.push(...namesIn(schemas[name]));
  }
  return `${HEADER}${JSON.stringify({ answers, schemas })};\n`;
}
