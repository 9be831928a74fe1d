import type { Answer } from './answer';
import type { AnswerData, InputArguments, OperationEntry, OperationId } from './operation';
import type { LooseInput } from './request';

/** A connection to the backend; `connect` creates it, and every call takes it as its first argument. */
export interface Connection {
  /** Sends one operation of the document. The named calls use this and add their types. */
  send(id: OperationId, entry: OperationEntry, input?: LooseInput): Promise<Answer<unknown>>;
}

/** A typed call of the document; it never rejects because of the network or the server. */
export type Call<Id extends OperationId> = (
  connection: Connection,
  ...input: InputArguments<Id>
) => Promise<Answer<AnswerData<Id>>>;

/** Creates the function of a call; the generated calls use it. */
export const callOf = <Id extends OperationId>(id: Id, entry: OperationEntry): Call<Id> =>
  ((connection: Connection, input?: LooseInput) => connection.send(id, entry, input)) as Call<Id>;
