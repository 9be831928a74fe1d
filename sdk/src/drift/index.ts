import { answerShapes, requiredFields } from '../../generated/document';
import type { CallObserver, EndedCall } from '../observer';
import type { OperationId } from '../operation';
import { DriftFinder, type Drift } from './find-drift';

export type { Drift } from './find-drift';

/** A drift, and the call whose answer it was found in. It contains names of fields and none of their values. */
export interface ReportedDrift extends Drift {
  readonly operation: OperationId;
}

const finder = new DriftFinder(answerShapes.schemas, requiredFields);

function driftsOf(operation: OperationId, answer: EndedCall['answer']): readonly Drift[] {
  // `read` has found it already.
  if (!answer.ok)
    return answer.failure.kind === 'unreadable' ? [{ kind: 'type', path: answer.failure.path }] : [];
  const shape = answerShapes.answers[operation];
  return shape ? finder.find(answer.data, shape) : [];
}

/**
 * Checks answers for fields that the document does not know, or that it requires and that are absent. Each drift is
 * reported once: `createShopClient({ baseUrl, observe: watchDrift((drift) => console.warn(drift)) })`.
 */
export function watchDrift(report: (drift: ReportedDrift) => void): CallObserver {
  const reported = new Set<string>();
  return ({ operation, answer }) => {
    for (const drift of driftsOf(operation, answer)) {
      const name = `${operation} ${drift.kind} ${drift.path}`;
      if (reported.has(name)) continue;
      reported.add(name);
      report({ operation, ...drift });
    }
  };
}
