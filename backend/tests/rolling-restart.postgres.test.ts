import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from '../../server/testing/load';
import { startTraceCollector } from '../../server/testing/trace-collector';
import { type ReadinessProxy, startReadinessProxy } from '../../server/testing/readiness-proxy';
import { type BackendProcess, startBackendProcess } from '../testing/backend-process';
import { builtServer } from '../../server/testing/built-server';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

/** Two processes cannot share the embedded database. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const CLIENTS = 6;

/** A call that writes. */
async function register(url: string): Promise<Response> {
  const answer = await fetch(`${url}/api/customer/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: 'correct horse battery',
      confirm_password: 'correct horse battery',
      first_name: 'Nora',
      last_name: 'Newman',
    }),
  });
  const { code } = (await answer.clone().json()) as { code: number };
  if (code !== 1) throw new Error(`The registration was refused: ${code}`);
  return answer;
}

describeOnPostgres('two backends on one database', () => {
  let main: string;
  let databaseUrl = '';
  let proxy: ReadinessProxy;
  const running: BackendProcess[] = [];
  beforeAll(async () => {
    main = await builtServer('backend');
    databaseUrl = await postgres.freshDatabase();
  }, 60_000);
  afterAll(async () => {
    await proxy?.close();
    for (const backend of running) await backend.kill();
  }, 30_000);

  async function start(): Promise<BackendProcess> {
    const backend = await startBackendProcess(main, {
      DATABASE_URL: databaseUrl,
      SHUTDOWN_DELAY_SECONDS: '2',
    });
    running.push(backend);
    return backend;
  }

  async function untilReady(servers: number): Promise<void> {
    while (proxy.ready() < servers) await wait(20);
  }

  it('fail no call while they are replaced one after the other under load', async () => {
    const old = [await start(), await start()];
    proxy = await startReadinessProxy(old.map(({ baseUrl }) => baseUrl));
    await untilReady(2);
    const endLoad = startLoad(CLIENTS, (number) =>
      number % 2 === 0 ? fetch(`${proxy.url}/connect/index/categorylist`) : register(proxy.url),
    );
    const exitCodes: unknown[] = [];
    for (const backend of old) {
      exitCodes.push(await backend.stop());
      proxy.add((await start()).baseUrl);
      await untilReady(2);
    }
    const { answered, failures } = await endLoad();
    expect(failures).toEqual([]);
    expect(exitCodes).toEqual([0, 0]);
    expect(answered).toBeGreaterThan(100);
  }, 120_000);

  it('are alive but not ready without their database, and tell a collector what they were asked', async () => {
    const own = await postgres.freshDatabase();
    const collector = await startTraceCollector();
    const backend = await startBackendProcess(main, {
      DATABASE_URL: own,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
    running.push(backend);
    const probe = async (path: string) => (await fetch(backend.baseUrl + path)).status;
    expect(await probe('/readyz')).toBe(200);
    expect(await probe('/connect/index/banners')).toBe(200);
    await postgres.drop(own);
    while ((await probe('/readyz')) === 200) await wait(100);
    expect([await probe('/readyz'), await probe('/healthz')]).toEqual([503, 200]);
    expect(await backend.stop()).toBe(0);
    const call = collector.spans.find(({ name }) => name === 'listBanners')!;
    expect(call.service).toBe('backend');
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === call.spanId)).not.toEqual([]);
    await collector.stop();
  });
});
