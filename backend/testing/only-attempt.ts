import type { JobAttempt } from '../src/adapters/postgres/jobs/background-job';

/** For jobs that a test runs itself. */
export const ONLY_ATTEMPT: JobAttempt = { number: 1, isLast: true };
