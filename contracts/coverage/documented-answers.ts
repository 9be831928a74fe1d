import openapi from '../../sdk/generated/openapi.json' with { type: 'json' };

/** An example of the document, and the call that it answers. */
export interface DocumentedAnswer {
  readonly call: string;
  readonly status: number;
  readonly name: string;
  readonly value: unknown;
}

interface Response {
  readonly $ref?: string;
  readonly content?: {
    readonly 'application/json'?: {
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

interface Operation {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, Response>>;
}

/** Outcomes that any call may have; the pact has them where the shop reacts to them. */
const OF_ANY_CALL = ['400', '401', '500', '503'];

const shared = openapi.components.responses as Readonly<Record<string, Response>>;
const resolved = (response: Response) =>
  response.$ref ? shared[response.$ref.replace('#/components/responses/', '')] : response;

/** All example answers of the document. */
export function documentedAnswers(): readonly DocumentedAnswer[] {
  const operations = Object.values(openapi.paths).flatMap(
    (path) => Object.values(path) as unknown as Operation[],
  );
  return operations
    .filter(({ operationId, responses }) => operationId && !('501' in responses))
    .flatMap(examplesOf);
}

const examplesOf = ({ operationId = '', responses }: Operation): DocumentedAnswer[] =>
  Object.entries(responses)
    .filter(([status]) => !OF_ANY_CALL.includes(status))
    .flatMap(([status, response]) =>
      Object.entries(resolved(response)?.content?.['application/json']?.examples ?? {}).map(
        ([name, { value }]) => ({ call: operationId, status: Number(status), name, value }),
      ),
    );
