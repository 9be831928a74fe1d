import { jest } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { serveProbes } from './probes';
import { Readiness } from './readiness';

const works = async () => undefined;
const fails = () => Promise.reject(new Error('jane@example.com cannot be reached'));

it('is ready if every check succeeds', async () => {
  expect(await new Readiness({ backend: works, rendering: works }).report()).toEqual({
    ready: true,
    stopping: false,
    checks: { backend: 'ok', rendering: 'ok' },
  });
});

it('is not ready if one fails, and writes the reason only to the log', async () => {
  const failures: string[] = [];
  const onFailure = (error: unknown, check: string) => void failures.push(`${check}: ${String(error)}`);
  const report = await new Readiness({ backend: fails, rendering: works }, { onFailure }).report();
  expect(report).toEqual({
    ready: false,
    stopping: false,
    checks: { backend: 'failed', rendering: 'ok' },
  });
  expect(failures).toEqual(['backend: Error: jane@example.com cannot be reached']);
});

it('counts a check that does not end in time as failed', async () => {
  const hangs = () => new Promise<never>(() => undefined);
  const { checks } = await new Readiness({ backend: hangs }, { timeoutMs: 10 }).report();
  expect(checks).toEqual({ backend: 'failed' });
});

it('answers within two seconds if nothing else is set', async () => {
  jest.useFakeTimers();
  const hangs = () => new Promise<never>(() => undefined);
  let isReady: boolean | undefined;
  void new Readiness({ backend: hangs }).report().then(({ ready }) => (isReady = ready));
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect(isReady).toBe(false);
});

it('runs a check once for concurrent probes and those shortly after', async () => {
  let runs = 0;
  const count = async () => void (runs += 1);
  const readiness = new Readiness({ backend: count }, { reuseMs: 60_000 });
  await Promise.all([readiness.report(), readiness.report()]);
  await readiness.report();
  expect(runs).toBe(1);
});

it('checks again after a while', async () => {
  const results = [fails, works];
  const readiness = new Readiness({ backend: () => results.shift()!() }, { reuseMs: 0 });
  expect([(await readiness.report()).ready, (await readiness.report()).ready]).toEqual([false, true]);
});

describe('the probes', () => {
  const servers: FastifyInstance[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  async function serverWith(readiness: Readiness) {
    const app = fastify();
    servers.push(app);
    serveProbes(app, readiness);
    const origin = await app.listen({ port: 0 });
    return async (path: string) => {
      const answer = await fetch(origin + path);
      return {
        status: answer.status,
        body: await answer.text(),
        cached: answer.headers.get('cache-control'),
      };
    };
  }

  it('distinguish alive from ready', async () => {
    const probe = await serverWith(new Readiness({ backend: fails }));
    expect(await probe('/healthz')).toEqual({ status: 200, body: 'ok\n', cached: 'no-store' });
    const { status, body, cached } = await probe('/readyz');
    expect([status, cached]).toEqual([503, 'no-store']);
    expect(body).not.toContain('jane@example.com');
    expect(JSON.parse(body)).toEqual({ ready: false, stopping: false, checks: { backend: 'failed' } });
  });

  it('answer alive but not ready once the server is told to stop', async () => {
    const readiness = new Readiness({ backend: works });
    const probe = await serverWith(readiness);
    expect((await probe('/readyz')).status).toBe(200);
    readiness.stop();
    expect((await probe('/readyz')).status).toBe(503);
    expect((await probe('/healthz')).status).toBe(200);
  });
});
