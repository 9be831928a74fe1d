import { type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type PostgresCluster, startCluster } from '../../backend/testing/postgres-cluster';
import { postgresBinaries } from '../../backend/testing/postgres-binaries';
import { POSTGRES_IS_MISSING } from '../../backend/testing/start-postgres';
import { type BuiltStage, ContainerBuild } from './support/container-build';
import {
  announced,
  commandOf,
  ended,
  healthcheckOf,
  IS_CONTAINED,
  NOT_CONTAINED,
  startContained,
} from './support/contained-process';

/** Enough for two installations of packages and a whole build; it only detects hangs, not slowness. */
const BUILD_MS = 20 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'containers-'));
chmodSync(folder, 0o755);
const builder = new ContainerBuild(folder);
const running: ChildProcess[] = [];
let storefront: BuiltStage;
let backend: BuiltStage;
let demo: BuiltStage;
let cluster: PostgresCluster;

beforeAll(async () => {
  if (!IS_CONTAINED) console.warn(NOT_CONTAINED);
  storefront = await builder.image('storefront/Containerfile');
  backend = await builder.image('backend/Containerfile');
  demo = await builder.image('backend/Containerfile', 'demo');
  const binaries = await postgresBinaries();
  if (!binaries) throw new Error(POSTGRES_IS_MISSING);
  cluster = await startCluster(binaries);
}, BUILD_MS);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('create database production');
  await client.end();
  return new URL('/production', cluster.url).href;
}

/** Starts what the image starts, on a free port; resolves with its address. */
async function started(image: BuiltStage, env: Record<string, string>): Promise<[string, ChildProcess]> {
  const child = startContained(image, commandOf(image), { PORT: '0', ...env });
  running.push(child);
  return [await announced(child), child];
}

/** The exit code of the image's own health check. */
async function health(image: BuiltStage, url: string): Promise<number | null> {
  const child = startContained(image, healthcheckOf(image), { PORT: new URL(url).port });
  return (await ended(child)).code;
}

const file = (image: BuiltStage, name: string) => join(image.root, image.workdir, name);

/** The packages that are installed in an image and that its list does not name. */
function unlisted(image: BuiltStage): string[] {
  const { packages } = JSON.parse(readFileSync(file(image, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean; name?: string }>;
  };
  const { components } = JSON.parse(readFileSync(file(image, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; version: string }[];
  };
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const installed = Object.entries(packages).flatMap(([path, { version, link, name }]) =>
    link || !path.includes('node_modules/')
      ? []
      : [`${name ?? path.split('node_modules/').at(-1)}@${version}`],
  );
  expect(installed.length).toBeGreaterThan(50);
  return installed.filter((each) => !listed.has(each));
}

describe('the images, built step by step', () => {
  it('list every package that they contain', () => {
    expect(unlisted(storefront)).toEqual([]);
    expect(unlisted(backend)).toEqual([]);
  });

  it('contain neither sources nor tools nor, except for the demo, demo data', () => {
    for (const image of [storefront, backend])
      for (const name of ['src', 'tests', '.git', 'demo', 'node_modules/typescript', 'node_modules/react'])
        expect(existsSync(file(image, name))).toBe(false);
    expect(existsSync(file(demo, 'demo/dist/main.js'))).toBe(true);
  });

  (IS_CONTAINED ? it : it.skip)('cannot write to their own files', async () => {
    const write = "require('node:fs').writeFileSync('written', '')";
    const { code, output } = await ended(startContained(storefront, ['/nodejs/bin/node', '-e', write]));
    expect(code).not.toBe(0);
    expect(output).toMatch(/EROFS|EACCES/);
  });

  it('serve a shop together, are healthy, and stop when they are told to', async () => {
    const [backendUrl, backendProcess] = await started(demo, { DATABASE_URL: cluster.url });
    const [shopUrl, shopProcess] = await started(storefront, { BACKEND_URL: backendUrl });
    expect([await health(demo, backendUrl), await health(storefront, shopUrl)]).toEqual([0, 0]);
    const page = await fetch(`${shopUrl}/store/101`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')]);
    const call = await fetch(`${shopUrl}/connect/index/categorylist`);
    expect(await call.json()).toMatchObject({ code: 1 });
    for (const child of [shopProcess, backendProcess]) {
      child.kill('SIGTERM');
      expect((await ended(child)).code).toBe(0);
    }
    expect(await health(storefront, shopUrl)).toBe(1);
  }, 300_000);

  it('start the backend without the demo, in production, on a database that its doctor approves', async () => {
    const env = {
      DATABASE_URL: await emptyDatabase(),
      SHOP_ORIGIN: 'http://127.0.0.1',
      CAPTCHA_SECRET: 'a secret of thirty-two characters',
    };
    const migrated = await ended(startContained(backend, [...commandOf(backend), 'migrate'], env));
    expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining('Applied')]);
    const [url] = await started(backend, env);
    expect(await health(backend, url)).toBe(0);
    expect((await fetch(`${url}/_outbox`)).status).toBe(404);
    const doctor = await ended(startContained(backend, [...commandOf(backend), 'doctor'], env));
    expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining('✓ Migrations: all done')]);
    const onDemo = await ended(
      startContained(backend, commandOf(backend), { ...env, DATABASE_URL: cluster.url }),
    );
    expect([onDemo.code, onDemo.output]).toEqual([
      1,
      expect.stringContaining('The database contains the demo'),
    ]);
  }, 300_000);
});
