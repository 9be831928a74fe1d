import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from './process-identity';

it('tells a running process from one that never existed', () => {
  expect(processIdentity(process.pid)).toEqual(expect.any(String));
  expect(processIdentity(999_999_999)).toBeUndefined();
});

// Other systems do not show that a process has ended but has not been reaped.
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('takes one that has ended for gone, also while its parent has not noticed', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  try {
    for (let tries = 0; processIdentity(pid) !== undefined && tries < 100; tries++) await pause(50);
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(processIdentity(pid)).toBeUndefined();
  } finally {
    parent.kill('SIGKILL');
  }
});
