import { asSource, entries, resolver } from './operation-table.mjs';

const lastPart = (reference) => reference.split('/').at(-1);

/** A schema in a few words: its name in the document, or its type. */
function nameOf(schema) {
  if (!schema) return 'nothing';
  if (schema.$ref) return lastPart(schema.$ref);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.map(nameOf).join(' or ');
  if (schema.type === 'array') return `a list of ${nameOf(schema.items)}`;
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
}

const jsonOf = (holder) => holder?.content?.['application/json'];

/** Text from the document must not close the comment. */
const asComment = (lines) =>
  ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n').replaceAll(/\*\/(?=.)/g, '* /');

const inputLines = (operation, resolve) => {
  const body = resolve(operation.requestBody);
  const [type] = Object.keys(body?.content ?? {});
  const parameters = (operation.parameters ?? []).map(resolve);
  return [
    ...(body
      ? [`@param input.body ${type === 'application/json' ? nameOf(jsonOf(body).schema) : type}`]
      : []),
    ...parameters.map(
      (it) =>
        `@param input.${it.in === 'header' ? 'headers' : it.in}.${it.name} ${it.description ?? nameOf(it.schema)}`,
    ),
  ];
};

const outcomeLines = (operation, resolve) =>
  Object.entries(operation.responses).flatMap(([status, reference]) => {
    const response = resolve(reference);
    const examples = Object.values(jsonOf(response)?.examples ?? {});
    return [
      `- ${status}: ${response.description}`,
      ...examples.map((example) => `  - ${resolve(example).summary}`),
    ];
  });

function documentation(document, entry, operation) {
  const resolve = resolver(document);
  const answer = resolve(operation.responses['200']);
  return asComment([
    `${operation.summary}.`,
    '',
    ...(operation.description ? [operation.description.trim(), ''] : []),
    `\`${entry.method} ${entry.path}\``,
    '',
    'Answers:',
    ...outcomeLines(operation, resolve),
    '',
    '@param connection where the shop is, and who calls',
    ...inputLines(operation, resolve),
    `@returns ${jsonOf(answer) ? nameOf(jsonOf(answer).schema) : 'bytes'}${entry.wrapped ? ', out of its list' : ''}`,
  ]);
}

/** Generates one documented function per call, so that a bundle contains only the calls it uses. */
export function callFunctions(document) {
  const functions = [...entries(document)].map(
    ([id, entry, operation]) =>
      `\n${documentation(document, entry, operation)}\nexport const ${id}: Call<'${id}'> = /* @__PURE__ */ callOf('${id}', ${asSource(entry)});\n`,
  );
  return functions.join('');
}
