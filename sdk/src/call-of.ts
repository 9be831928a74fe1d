import type { Answer } from './answer';
import type { Connection } from './connection';
import type { AnswerData, InputArguments, OperationEntry, OperationId } from './operation';
import type { LooseInput } from './request';

/** A typed call of the document; it never rejects because of the network or the server. */
export type Call<Id extends OperationId> = (
  connection: Connection,
  ...input: InputArguments<Id>
) => Promise<Answer<AnswerData<Id>>>;

/** Creates the function of a call; the generated calls use it. */
export const callOf = <Id extends OperationId>(id: Id, entry: OperationEntry): Call<Id> =>
  ((connection: Connection, input?: LooseInput) => connection.send(id, entry, input)) as Call<Id>;
