import type { CallObserver } from '../observer';
import type { OperationId } from '../operation';

/** A call whose answer could not be read. It contains names of fields and none of their values. */
export interface UnreadableAnswer {
  readonly operation: OperationId;
  /** The field that has another type: `data[].items`; blank if the answer itself is not what the document promises. */
  readonly path: string;
}

/** Reports each unreadable answer once, however often it occurs. */
export function watchUnreadable(report: (answer: UnreadableAnswer) => void): CallObserver {
  const reported = new Set<string>();
  return ({ operation, answer }) => {
    if (answer.ok || answer.failure.kind !== 'unreadable') return;
    const { path } = answer.failure;
    const name = `${operation} ${path}`;
    if (reported.has(name)) return;
    reported.add(name);
    report({ operation, path });
  };
}
