const METHODS = ['get', 'put', 'post', 'delete'];

const HEADER = `/** Method and path of every operation, and what is special about it. */
export const operations = {
`;

export const resolver = (document) => (node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    : node;

/** Changes nothing: a GET, unless the document says otherwise (X-139). */
const reads = (method, operation) => operation['x-reads'] ?? method === 'get';

/** The entry of one operation; defaults are omitted. */
function entryOf(document, path, method, operation, shared = []) {
  const resolve = resolver(document);
  const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve);
  const query = parameters.filter((it) => it.in === 'query');
  const [bodyType] = Object.keys(resolve(operation.requestBody)?.content ?? {});
  const [[answerType, answer] = []] = Object.entries(resolve(operation.responses['200'])?.content ?? {});
  const schema = resolve(answer?.schema);
  const legacyQuery = query.filter((it) => it.deprecated).map((it) => it.name);
  return {
    method: method.toUpperCase(),
    path,
    ...(reads(method, operation) && { reads: true }),
    ...(!reads(method, operation) &&
      parameters.some((it) => it.name === 'Idempotency-Key') && { idempotent: true }),
    ...(query.some((it) => it.name === 'store_id') && { storeIdInQuery: true }),
    ...(legacyQuery.length > 0 && { legacyQuery }),
    ...(schema?.type === 'array' && schema.minItems === 1 && { wrapped: true }),
    ...(bodyType && bodyType !== 'application/json' && { bodyType }),
    ...(answerType && answerType !== 'application/json' && { binaryAnswer: true }),
  };
}

/** Every operation: its id, its table entry, and the operation itself with its path. */
export function* entries(document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      const operation = item[method];
      yield [operation.operationId, entryOf(document, path, method, operation, item.parameters), operation];
    }
  }
}

export const asSource = (entry) =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `${key}: ${JSON.stringify(value).replaceAll('"', "'")}`)
    .join(', ')} }`;

/** Generates the table from operationId to method, path and special behaviour, as TypeScript. */
export function operationTable(document) {
  const lines = [...entries(document)].map(([id, entry]) => `  ${id}: ${asSource(entry)},\n`);
  return `${HEADER}${lines.join('')}} as const satisfies OperationTable;\n`;
}
