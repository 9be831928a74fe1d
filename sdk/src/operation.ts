import type { operations as Schemas } from '../generated/schema';

/** The calls of the document, by operationId. */
export type OperationId = keyof Schemas;

/** Where an operation lives, and what it does unlike the others. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** It changes nothing, so it may be sent again. */
  readonly reads?: true;
  /** It takes an Idempotency-Key: sent again under its key it has no second effect. */
  readonly idempotent?: true;
  /** It declares a store_id query. */
  readonly storeIdInQuery?: true;
  /** Its deprecated query parameters, which carry credentials. */
  readonly legacyQuery?: readonly string[];
  /** Its answer comes alone in a list. */
  readonly wrapped?: true;
  /** Its body is not JSON but of this type. */
  readonly bodyType?: string;
  /** Its answer is not JSON but bytes. */
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

/** One place of parameters (query, path, header): required when one of them is. */
type ParameterInput<Name extends string, Values> = [Exclude<Values, undefined>] extends [never]
  ? { [Key in Name]?: never }
  : Partial<Exclude<Values, undefined>> extends Exclude<Values, undefined>
    ? { [Key in Name]?: Exclude<Values, undefined> }
    : { [Key in Name]: Exclude<Values, undefined> };

type Parameters<Id extends OperationId> = Operation<Id> extends { parameters: infer All } ? All : never;
type In<Id extends OperationId, Place extends string> =
  Parameters<Id> extends { [Key in Place]?: infer Values } ? Values : never;

/** What a call takes: its body, its parameters, a signal that ends it, and whether it outlives the page. */
export type Input<Id extends OperationId> = BodyInput<Id> &
  ParameterInput<'query', In<Id, 'query'>> &
  ParameterInput<'path', In<Id, 'path'>> &
  ParameterInput<'headers', In<Id, 'header'>> & {
    signal?: AbortSignal;
    /** In a browser: goes through even when the page is left meanwhile. For small bodies. */
    keepalive?: boolean;
  };

/** The input may be left out where nothing in it is required. */
export type InputArguments<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The body of a 200 answer, exactly as the document has it. */
export type WireAnswer<Id extends OperationId> =
  Operation<Id> extends { responses: { 200: infer Response } } ? JsonOf<Response> : never;

/** The same, out of its list when it comes alone in one. */
export type AnswerData<Id extends OperationId> =
  WireAnswer<Id> extends readonly [infer Only] ? Only : WireAnswer<Id>;
