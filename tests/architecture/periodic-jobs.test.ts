import { JOB_QUEUES } from '../../backend/src/start/background-jobs';
import { readMarkdown } from './markdown';

const EVERY: Readonly<Record<string, number>> = { '5 minutes': 300, hour: 3_600, day: 86_400 };

test('the periodic jobs are listed with their intervals for those who operate a shop', () => {
  const [, section = ''] = readMarkdown('docs/operate.md').split('\n## Jobs in the background\n');
  const [rows = ''] = section.split('\n## ');
  const listed = [...rows.matchAll(/^\| `([\w-]+)` *\| ([\w ]+?) *\| (yes|no) /gm)].map(
    ([, queue, every = '', atStart]) => ({
      queue,
      everySeconds: EVERY[every],
      alsoAtStart: atStart === 'yes',
    }),
  );
  const periodic = JOB_QUEUES.filter(({ everySeconds }) => everySeconds !== undefined);
  expect(listed).toEqual(
    periodic.map(({ queue, everySeconds, alsoAtStart = false }) => ({ queue, everySeconds, alsoAtStart })),
  );
});
