import type { operations as Schemas } from '../generated/document';

/** The calls of the document, by operationId. */
export type OperationId = keyof Schemas;

/** Method and path of an operation, and what is special about it. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Changes nothing, so it may be retried. */
  readonly reads?: true;
  /** Takes an Idempotency-Key: repeated with its key it has no second effect. */
  readonly idempotent?: true;
  /** Declares a store_id query parameter. */
  readonly storeIdInQuery?: true;
  /** Deprecated query parameters that carry credentials. */
  readonly legacyQuery?: readonly string[];
  /** Its answer is the only element of a list. */
  readonly wrapped?: true;
  /** Content type of a body that is not JSON. */
  readonly bodyType?: string;
  /** Answers with bytes instead of JSON. */
  readonly binaryAnswer?: true;
}

export type OperationTable = Readonly<Record<OperationId, OperationEntry>>;

type Operation<Id extends OperationId> = Schemas[Id];

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : Blob;

type BodyInput<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: { 'application/json': infer Json } } }
    ? { body: Json }
    : Operation<Id> extends { requestBody: object }
      ? { body: Blob }
      : { body?: never };

/** The parameters in one place (query, path, header): required when one of them is. */
type ParameterInput<Name extends string, Values> = [Exclude<Values, undefined>] extends [never]
  ? { [Key in Name]?: never }
  : Partial<Exclude<Values, undefined>> extends Exclude<Values, undefined>
    ? { [Key in Name]?: Exclude<Values, undefined> }
    : { [Key in Name]: Exclude<Values, undefined> };

type Parameters<Id extends OperationId> = Operation<Id> extends { parameters: infer All } ? All : never;
type In<Id extends OperationId, Place extends string> =
  Parameters<Id> extends { [Key in Place]?: infer Values } ? Values : never;

/** The input of a call: body, parameters, abort signal, and whether the request outlives the page. */
export type Input<Id extends OperationId> = BodyInput<Id> &
  ParameterInput<'query', In<Id, 'query'>> &
  ParameterInput<'path', In<Id, 'path'>> &
  ParameterInput<'headers', In<Id, 'header'>> & {
    signal?: AbortSignal;
    /** In a browser: the request completes even when the page is left in the meantime. For small bodies. */
    keepalive?: boolean;
  };

/** The input may be omitted if nothing in it is required. */
export type InputArguments<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The body of a 200 answer, exactly as the document has it. */
export type WireAnswer<Id extends OperationId> =
  Operation<Id> extends { responses: { 200: infer Response } } ? JsonOf<Response> : never;

/** The same, unwrapped if it is the only element of a list. */
export type AnswerData<Id extends OperationId> =
  WireAnswer<Id> extends readonly [infer Only] ? Only : WireAnswer<Id>;
