import { examples } from '../../generated/examples';
import type { OperationId } from '../operation';

/** An answer as it travels. */
export interface ExampleAnswer {
  readonly status: number;
  /** JSON, or a Blob where the call answers bytes. */
  readonly body: unknown;
}

export type ExampleAnswers = Readonly<Record<OperationId, Readonly<Record<string, ExampleAnswer>>>>;

/** The names of a call's examples in the document. */
export type ExampleName<Id extends OperationId> = keyof (typeof examples)[Id] & string;

/** One of the document's example answers to a call. */
export const exampleAnswer = <Id extends OperationId>(id: Id, name: ExampleName<Id>): ExampleAnswer =>
  (examples as ExampleAnswers)[id][name]!;

/** The document has no example of bytes. */
const BYTES: ExampleAnswer = { status: 200, body: new Blob(['bytes']) };

/** What the document answers first to a call: that it was done. */
export const firstAnswer = (id: OperationId): ExampleAnswer =>
  Object.values((examples as ExampleAnswers)[id]).find(({ status }) => status === 200) ?? BYTES;
