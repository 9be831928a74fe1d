import { exampleAnswers } from '../../generated/document';
import type { OperationId } from '../operation';

/** An answer as it is sent on the wire. */
export interface ExampleAnswer {
  readonly status: number;
  /** JSON, or a Blob where the call answers with bytes. */
  readonly body: unknown;
}

export type ExampleAnswers = Readonly<Record<OperationId, Readonly<Record<string, ExampleAnswer>>>>;

/** The names of a call's examples in the document. */
export type ExampleName<Id extends OperationId> = keyof (typeof exampleAnswers)[Id] & string;

/** One of the document's example answers for a call. */
export const exampleAnswer = <Id extends OperationId>(id: Id, name: ExampleName<Id>): ExampleAnswer =>
  (exampleAnswers as ExampleAnswers)[id][name]!;

/** The document has no example of bytes. */
const BYTES: ExampleAnswer = { status: 200, body: new Blob(['bytes']) };

/** The document's first example for a call: a success. */
export const firstAnswer = (id: OperationId): ExampleAnswer =>
  Object.values((exampleAnswers as ExampleAnswers)[id]).find(({ status }) => status === 200) ?? BYTES;
