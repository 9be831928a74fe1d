const HEADER = `// Generated from openapi/ by npm run generate. Never edited.
// What the document demands of values, by schema and field: patterns, limits and lengths.
`;

const KEYWORDS = ['pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

const ofSchema = (schema) =>
  Object.fromEntries(KEYWORDS.filter((word) => word in schema).map((word) => [word, schema[word]]));

function ofFields({ properties = {} }) {
  const fields = Object.entries(properties).map(([name, field]) => [name, ofSchema(field)]);
  return Object.fromEntries(fields.filter(([, constraints]) => Object.keys(constraints).length > 0));
}

/** A constant for each schema that has constraints; those of a `$ref` stand with the schema that it names. */
export function constraints(document) {
  const byName = Object.entries(document.components.schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  const constants = byName.flatMap(([name, schema]) => {
    const found = { ...ofSchema(schema), ...ofFields(schema) };
    return Object.keys(found).length > 0
      ? [`export const ${name} = ${JSON.stringify(found)} as const;\n`]
      : [];
  });
  return [HEADER, ...constants].join('\n');
}
