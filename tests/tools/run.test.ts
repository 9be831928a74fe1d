import { once } from 'node:events';
import { connect } from 'node:net';
import { run } from '../../scripts/lib/run.mjs';

const node = (script: string, options = {}) =>
  run(process.execPath, ['-e', script], { quiet: true, ...options });

const TALKS = 'setInterval(() => console.log("still here"), 50)';
const SILENT = 'setInterval(() => {}, 1000)';

describe('a command whose output is read', () => {
  it('is killed with what it has started when it prints nothing for too long', async () => {
    const server = `
      require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
    const script = `
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' });
      ${SILENT}`;
    const { code, output, isStuck } = await node(script, { silenceTimeoutMs: 2_000 });
    expect({ code, isStuck }).toEqual({ code: 1, isStuck: true });
    expect(output).toContain('Killed after 2 seconds without any output.');
    const socket = connect(Number(output.split('\n')[0]), '127.0.0.1');
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is not killed while it prints', async () => {
    const script = `${TALKS}; setTimeout(() => process.exit(0), 1_500)`;
    expect(await node(script, { silenceTimeoutMs: 1_000 })).toMatchObject({ code: 0, isStuck: false });
  });

  it('has ended even if a process that it left behind holds its output open', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(SILENT)}], { detached: true, stdio: 'inherit' });
      console.log(child.pid);
      child.unref();
      process.exitCode = 3;`;
    const { code, output } = await node(script);
    process.kill(Number(output), 'SIGKILL');
    expect(code).toBe(3);
  });
});
