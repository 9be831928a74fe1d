import type { operations } from '@cork-and-petal/sdk/schema';
import type { Session } from '../../domain/customer/session';
import { signInRequired } from './http-problem';

export type OperationId = keyof operations;

type Part<From, Key extends string> = From extends { [K in Key]?: infer Value }
  ? NonNullable<Value>
  : Record<string, never>;
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : unknown;

/** What is known about every call before its session is looked up. */
export interface IncomingCall {
  body: unknown;
  query: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  ip: string;
  /** `https`, as the nearest trusted proxy says; absent without a network. */
  protocol?: string;
  /** Name and port by which the client has addressed this backend; absent without a network. */
  host?: string;
}

/** One call of the document: validated, with its session looked up. */
export interface Call<Id extends OperationId> {
  body: Json<NonNullable<operations[Id]['requestBody']>>;
  query: Part<operations[Id]['parameters'], 'query'>;
  params: Part<operations[Id]['parameters'], 'path'>;
  /** Header names as in the document. */
  headers: Part<operations[Id]['parameters'], 'header'>;
  /** undefined for a visitor. */
  session: Session | undefined;
  ip: string;
  /** The origin at which the client has called; empty without a network. */
  origin: string;
}

/** The documented 200 body; any other status is an HttpProblem. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : unknown;

/** The operations of a context, by operationId. */
export type Operations = { [Id in OperationId]?: (call: Call<Id>) => Promise<Answer<Id>> };

/** The session of a call that needs one; a visitor gets 401. */
export function requireSession(call: { session: Session | undefined }): Session {
  if (!call.session) throw signInRequired();
  return call.session;
}

/** The session, whose customer must be the one named in the call; anybody else gets 401. */
export function requireOwner(
  call: { session: Session | undefined },
  customerId: string | undefined,
): Session {
  const session = requireSession(call);
  if (customerId && customerId !== String(session.customerId)) throw signInRequired();
  return session;
}
