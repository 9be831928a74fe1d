import { Gauge, type Registry } from 'prom-client';
import type { Backlog } from '../../application/shared/backlog';

/** @param read may fail, for instance while the database is unavailable: there are no values then */
export function measureBacklog(registry: Registry, read: () => Promise<Backlog>, now: () => Date): void {
  const measured = once(read);
  const gauge = (
    about: { name: string; help: string; labelNames?: string[] },
    set: (of: Gauge, backlog: Backlog) => void,
  ) =>
    new Gauge({
      ...about,
      registers: [registry],
      async collect() {
        const backlog = await measured();
        this.reset();
        if (backlog) set(this, backlog);
        // A gauge without labels would otherwise report 0.
        else if (!about.labelNames) this.remove();
      },
    });
  gauge(
    {
      name: 'backend_mails',
      help: 'Mails that wait to be sent, and that have failed',
      labelNames: ['status'],
    },
    (of, { mails: { waiting, failed } }) => {
      of.set({ status: 'waiting' }, waiting);
      of.set({ status: 'failed' }, failed);
    },
  );
  gauge(
    { name: 'backend_mail_oldest_waiting_seconds', help: 'Age of the oldest mail that waits; 0: none' },
    (of, { mails: { oldestWaitingAt } }) =>
      of.set(oldestWaitingAt ? (now().getTime() - oldestWaitingAt.getTime()) / 1_000 : 0),
  );
  gauge(
    { name: 'backend_jobs', help: 'Jobs that wait, and that have failed', labelNames: ['queue', 'state'] },
    (of, { queues }) => {
      for (const { queue, waiting, failed } of queues) {
        of.set({ queue, state: 'waiting' }, waiting);
        of.set({ queue, state: 'failed' }, failed);
      }
    },
  );
  gauge(
    {
      name: 'backend_job_oldest_waiting_seconds',
      help: 'How long the oldest job has waited that could be done; 0: none',
      labelNames: ['queue'],
    },
    (of, { queues }) => {
      for (const { queue, oldestWaitingSeconds } of queues) of.set({ queue }, oldestWaitingSeconds);
    },
  );
}

/** One reading for all gauges, which are collected at the same time. */
function once(read: () => Promise<Backlog>): () => Promise<Backlog | undefined> {
  let reading: Promise<Backlog | undefined> | undefined;
  return () =>
    (reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
}
