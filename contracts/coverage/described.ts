import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Interaction } from '../pact-file';
import { type Fields, partialDocument, wholeDocument } from './strict-schemas';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
}

/** A location in the document: the names of its members from the root. */
type Place = readonly (string | number)[];

const bodies = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
/** Numbers are strings in a query. */
const parameters = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true, validateSchema: false });
for (const ajv of [bodies, parameters]) {
  addFormats(ajv);
  ajv.addSchema(wholeDocument, 'whole');
  ajv.addSchema(partialDocument, 'partial');
}

const JSON_TYPE = 'application/json';

/** The path as in the document, with braces where the interaction has a value. */
function describedPath(path: string): string {
  const paths = Object.keys(wholeDocument.paths as Fields);
  const fits = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return paths.find((known) => known === path) ?? paths.find(fits) ?? path;
}

/** What an interaction contains that the OpenAPI document does not describe; empty when every field is described. */
export function undescribed(interaction: Interaction): readonly string[] {
  const { request, response } = interaction;
  const operation: Place = ['paths', describedPath(request.path), request.method.toLowerCase()];
  const type = request.body?.contentType ?? JSON_TYPE;
  const requestBody = [...operation, 'requestBody', 'content', type, 'schema'];
  const answer = [
    ...placeOf([...operation, 'responses', String(response.status)]),
    'content',
    JSON_TYPE,
    'schema',
  ];
  return [
    ...queryFaults(request.query ?? {}, operation),
    ...bodyFaults(request.body?.content, 'whole', requestBody),
    ...bodyFaults(response.body?.content, 'partial', answer),
  ];
}

function queryFaults(query: Record<string, readonly string[]>, operation: Place): string[] {
  const described = parametersOf(operation).filter(({ parameter }) => parameter.in === 'query');
  const names = described.map(({ parameter }) => parameter.name);
  const unknown = Object.keys(query).filter((name) => !names.includes(name));
  const missing = described.filter(({ parameter: { name, required } }) => required && !query[name]);
  return [
    ...unknown.map((name) => `${name} is not a parameter of this call`),
    ...missing.map(({ parameter }) => `${parameter.name} is missing`),
    ...described.flatMap(({ parameter: { name }, place }) =>
      (query[name] ?? []).flatMap((value) => faults(parameters, value, 'whole', [...place, 'schema'])),
    ),
  ];
}

/** The parameters of the operation and of its path. */
function parametersOf(operation: Place): { parameter: Parameter; place: Place }[] {
  const places = [operation, operation.slice(0, -1)].flatMap((owner) => {
    const count = (at([...owner, 'parameters']) as unknown as unknown[] | undefined)?.length ?? 0;
    return Array.from({ length: count }, (_, index) => placeOf([...owner, 'parameters', index]));
  });
  return places.map((place) => ({ parameter: at(place) as unknown as Parameter, place }));
}

/** There is a body if, and only if, the document has one. */
function bodyFaults(body: unknown, document: string, schema: Place): string[] {
  if (body === undefined) return [];
  return at(schema) ? faults(bodies, body, document, schema) : ['the document describes no body here'];
}

function faults(ajv: Ajv2020, value: unknown, document: string, schema: Place): string[] {
  const validate = ajv.getSchema(`${document}#${pointer(schema)}`);
  if (!validate) return [`${schema.join(' ')} is not in the document`];
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`.trim());
}

const at = (place: Place): Fields | undefined =>
  place.reduce<Fields | undefined>((json, name) => json?.[name] as Fields | undefined, wholeDocument);

/** Resolves a reference to a shared part. */
function placeOf(place: Place): Place {
  const ref = at(place)?.$ref;
  return typeof ref === 'string' ? ref.slice(2).split('/') : place;
}

const pointer = (place: Place) =>
  place
    .map((name) => `/${encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
