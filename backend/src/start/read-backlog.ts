import type { Services } from '../adapters/http/services';
import type { JobRunner } from '../adapters/postgres/jobs/job-runner';
import type { Backlog } from '../application/shared/backlog';
import { Mails } from '../application/shared/mails.port';

/** Fails within two seconds while the database is unavailable. */
export const readBacklog =
  ({ data, availability }: Pick<Services, 'data' | 'availability'>, jobs: Pick<JobRunner, 'backlog'>) =>
  (): Promise<Backlog> =>
    availability.run(async () => ({
      mails: await data.get(Mails).backlog(),
      queues: await jobs.backlog(),
    }));
