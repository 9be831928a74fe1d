import { StartProblem } from '../../../server/start-problem';
import type { DataSource } from '../application/shared/data-source.port';
import type { JobQueue } from '../application/shared/job-queue.port';
import { type FailedMail, Mails } from '../application/shared/mails.port';
import { ResendMails } from '../application/shared/resend-mails';

const USAGE = 'Use: npm run mail -- failed, or npm run mail -- resend <id> …, or npm run mail -- resend all';

/**
 * Lists mails that could not be sent, or has them sent again; returns what to print.
 *
 * @throws StartProblem for unknown arguments
 */
export async function mailCommand(
  [command, ...rest]: readonly string[],
  data: DataSource,
  jobs: JobQueue,
): Promise<string> {
  if (command === 'failed' && rest.length === 0) return listed(await data.get(Mails).failed());
  const ids = command === 'resend' ? idsOf(rest) : undefined;
  if (!ids) throw new StartProblem(USAGE);
  const again = await new ResendMails(data, jobs).execute(ids);
  const others = ids === 'all' ? [] : ids.filter((id) => !again.includes(id));
  return [
    again.length === 0
      ? 'No mail is sent again.'
      : `Sent again by the next backend that is free: ${again.join(', ')}.`,
    ...(others.length > 0 ? [`Have not failed, or do not exist: ${others.join(', ')}.`] : []),
  ].join('\n');
}

function idsOf(texts: readonly string[]): 'all' | number[] | undefined {
  if (texts.length === 1 && texts[0] === 'all') return 'all';
  return texts.length > 0 && texts.every((text) => /^\d{1,9}$/.test(text)) ? texts.map(Number) : undefined;
}

const listed = (mails: readonly FailedMail[]): string =>
  mails.length === 0 ? 'No mail has failed.' : mails.map(lineOf).join('\n');

function lineOf({ id, createdAt, recipient, subject, attempts, answer }: FailedMail): string {
  const at = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return [String(id), at, recipient, subject, `${tried}: ${answer || 'no answer'}`].join('\t');
}
