import { kindOfError, type Tracing } from '../../../../../server/tracing';
import type { BackgroundJob } from './background-job';

/** What a job knows of the request that added it. */
export interface TracedData {
  /** Headers that continue its trace; absent: it had none, or an older version added the job. */
  caller?: Record<string, string>;
}

/** Records each attempt of a job: in the trace of the request that has added it, otherwise in one of its own. */
export const traceJob = (job: BackgroundJob, tracing: Tracing): BackgroundJob => ({
  ...job,
  run: async (data, attempt) => {
    const attributes = { 'messaging.destination.name': job.queue, 'job.attempt': attempt.number };
    const { caller = {} } = data as TracedData;
    const span = tracing.begin({ name: `job ${job.queue}`, kind: 'consumer', attributes }, caller);
    const end = (outcome: string, failure?: string) =>
      span.end({ attributes: { 'job.outcome': outcome }, failure });
    try {
      await span.run(() => job.run(data, attempt));
      end('done');
    } catch (error) {
      end(attempt.isLast ? 'failed' : 'to be repeated', kindOfError(error));
      throw error;
    }
  },
});
