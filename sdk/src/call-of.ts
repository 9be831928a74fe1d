import type { Answer } from './answer';
import type { Connection } from './connection';
import type { AnswerData, InputArguments, OperationEntry, OperationId } from './operation';
import type { LooseInput } from './request';

/** One call of the document, typed; it never rejects for what happens on the way. */
export type Call<Id extends OperationId> = (
  connection: Connection,
  ...input: InputArguments<Id>
) => Promise<Answer<AnswerData<Id>>>;

/** Makes a call's function; the generated calls are made of it. */
export const callOf = <Id extends OperationId>(id: Id, entry: OperationEntry): Call<Id> =>
  ((connection: Connection, input?: LooseInput) => connection.send(id, entry, input)) as Call<Id>;
