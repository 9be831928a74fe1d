import openapi from '@cork-and-petal/sdk/openapi.json' with { type: 'json' };
import type { OperationId } from './operation';

/** The parts of the OpenAPI document that the HTTP layer reads. */
export interface DocumentedOperation {
  operationId: OperationId;
  tags: string[];
  parameters?: DocumentedParameter[];
  security?: object[];
  requestBody?: { required?: boolean };
  responses: Record<string, DocumentedResponse>;
}

interface DocumentedResponse {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

type DocumentedParameter = { name: string; in: string } | { $ref: string };

interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components?: { parameters?: Record<string, { name: string; in: string }> };
}

/** The bundled document; routes and validation come from it. */
export const openApiDocument = openapi as unknown as OpenApiDocument;

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

const byId = new Map(
  Object.values(openApiDocument.paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] ? [[item[method].operationId, item[method]] as const] : [])),
  ),
);

export function documented(id: OperationId): DocumentedOperation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`${id} is not in the OpenAPI document.`);
  return operation;
}

/** Whether the call does not use the session token, for instance because it takes a signed link. */
export const ignoresToken = (id: OperationId): boolean => documented(id).security?.length === 0;

/** Whether the call has a query parameter of this name. */
export const declaresInQuery = (id: OperationId, name: string): boolean =>
  (documented(id).parameters ?? [])
    .map(resolved)
    .some((parameter) => parameter.in === 'query' && parameter.name === name);

/** Names of the headers that the call declares, spelled as in the document. */
export function headerNames(id: OperationId): string[] {
  return (documented(id).parameters ?? [])
    .map(resolved)
    .flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []));
}

/** Whether the outcome of the call is wrapped in a list, as for a few calls. */
export function wrapsAnswerInList(id: OperationId): boolean {
  const examples = documented(id).responses['200']?.content?.['application/json']?.examples ?? {};
  return Object.values(examples).some(
    ({ value }) => Array.isArray(value) && (value as object[]).some((entry) => 'code' in entry),
  );
}

function resolved(parameter: DocumentedParameter): { name: string; in: string } {
  if (!('$ref' in parameter)) return parameter;
  const found = openApiDocument.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${parameter.$ref} is not in the OpenAPI document.`);
  return found;
}
