import { openApiDocument } from '../src/adapters/http/openapi-document';
import type { OperationId } from '../src/adapters/http/operation';

/** A call of the document, with pointers to its schemas. */
export interface DocumentedCall {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly hasBody: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Item {
  readonly operationId?: OperationId;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content?: object };
}

const NAME = /\{(\w+)\}/g;

const CALLS: readonly DocumentedCall[] = Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Readonly<Record<string, Item>>).flatMap(
    ([method, { operationId, ...rest }]) =>
      operationId
        ? [
            {
              id: operationId,
              method,
              path,
              params: [...parametersOf(item), ...parametersOf(rest)],
              hasBody:
                rest.requestBody?.content !== undefined && 'application/json' in rest.requestBody.content,
            },
          ]
        : [],
  ),
);

/** The call of a request, with the parameters of its path; undefined if there is none. */
export function findCall(
  method: string,
  pathname: string,
): { call: DocumentedCall; named: Record<string, string> } | undefined {
  for (const call of CALLS) {
    const match = call.method === method.toLowerCase() ? patternOf(call.path).exec(pathname) : null;
    if (!match) continue;
    const values = Object.entries(match.groups ?? {});
    return {
      call,
      named: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  }
  return undefined;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(NAME, '(?<$1>[^/]+)')}$`);

function parametersOf(part: object): readonly Parameter[] {
  const { parameters = [] } = part as Item;
  return parameters.map(
    (parameter) => ('$ref' in parameter ? atPointer(String(parameter.$ref)) : parameter) as Parameter,
  );
}

/** Resolves `#/components/…`. */
function atPointer(pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], openApiDocument);
}
