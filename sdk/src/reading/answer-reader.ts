import type { OperationId } from '../operation';

/** An answer as it was read, or the field that could not be: `data[].items`; blank for the answer itself. */
export type ReadAnswer = { readonly data: unknown } | { readonly unreadable: string };

/** Reads the answer of a call before the caller receives it. */
export type AnswerReader = (operation: OperationId, data: unknown) => ReadAnswer;
