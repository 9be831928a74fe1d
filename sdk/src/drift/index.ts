import { answerShapes } from '../../generated/document';
import type { CallObserver } from '../observer';
import type { OperationId } from '../operation';
import { DriftFinder, type Drift } from './find-drift';

export type { Drift } from './find-drift';

/** A drift, and the call whose answer it was found in. It contains names of fields and none of their values. */
export interface ReportedDrift extends Drift {
  readonly operation: OperationId;
}

const finder = new DriftFinder(answerShapes.schemas);

/**
 * Checks answers for fields that the document does not know, or that it requires and that are absent. Each drift is
 * reported once: `createShopClient({ baseUrl, observe: watchDrift((drift) => console.warn(drift)) })`.
 */
export function watchDrift(report: (drift: ReportedDrift) => void): CallObserver {
  const reported = new Set<string>();
  return ({ operation, answer }) => {
    const shape = answerShapes.answers[operation];
    if (!answer.ok || !shape) return;
    for (const drift of finder.find(answer.data, shape)) {
      const name = `${operation} ${drift.kind} ${drift.path}`;
      if (reported.has(name)) continue;
      reported.add(name);
      report({ operation, ...drift });
    }
  };
}
