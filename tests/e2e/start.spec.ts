import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../server/testing/free-port';
import { ChildServers } from './support/child-servers';
import { copyDemoData } from './support/demo-data';
import { expect, test } from './support/test';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The exit code and output of an `npm start` that fails. */
function refusedStart(
  args: readonly string[],
  nodeArgs: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeArgs, path.join(ROOT, 'scripts/start.mjs'), ...args],
    { encoding: 'utf8', timeout: 60_000, env: { ...process.env, ...env } },
  );
  return { status, said: stderr.trim(), progress: stdout };
}

const inFolder = <T>(use: (folder: string) => T): T => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-start-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('a taken port is named in one sentence', ({ shop }) => {
  const port = new URL(shop.url).port;
  const { status, said } = inFolder((folder) => refusedStart(['--port', port, '--data', `${folder}/data`]));
  expect(status).toBe(1);
  expect(said).toBe(`Port ${port} is taken: stop what uses it, or choose another one with PORT or --port.`);
});

test('a data folder that is in use, broken, or not a folder is named in one sentence', ({ shop }) => {
  const busy = refusedStart(['--port', '0', '--data', shop.dataFolder]);
  expect(busy.status).toBe(1);
  expect(busy.said).toMatch(/^The data folder \S+ is in use by process \d+: stop it first, [^\n]+$/);
  inFolder((folder) => {
    mkdirSync(`${folder}/broken`);
    writeFileSync(`${folder}/broken/PG_VERSION`, 'not a database');
    const broken = refusedStart(['--port', '0', '--data', `${folder}/broken`]);
    expect(broken.status).toBe(1);
    expect(broken.said).toMatch(/^The data folder \S+ cannot be opened[^\n]+$/);
    const file = refusedStart(['--port', '0', '--data', `${folder}/broken/PG_VERSION`]);
    expect(file.status).toBe(1);
    expect(file.said).toMatch(/^The data folder \S+ cannot be used[^\n]+$/);
  });
});

test('an outdated Node and an unknown option are named in one sentence', () => {
  inFolder((folder) => {
    const old = path.join(folder, 'old-node.cjs');
    writeFileSync(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
    );
    const { status, said } = refusedStart([], ['--require', old]);
    expect(status).toBe(1);
    expect(said).toBe('Cork & Petal needs Node 20.19.0 or newer; this is Node 18.20.8.');
  });
  const { status, said } = refusedStart(['--prot', '80']);
  expect(status).toBe(1);
  expect(said).toContain("Unknown option '--prot'");
});

/** The settings that production requires. */
const PRODUCTION = { MODE: 'production', SHOP_ORIGIN: 'http://127.0.0.1', CAPTCHA_SECRET: 'of the tests' };

test('a demo does not start for other machines, nor production with what it needs missing or on demo data', () => {
  inFolder((folder) => {
    const demo = refusedStart(['--port', '0', '--data', `${folder}/data`], [], { HOST: '0.0.0.0' });
    expect(demo.status).toBe(1);
    expect(demo.said).toContain('HOST=0.0.0.0 can be reached by other machines');
    const bare = refusedStart(['--port', '0'], [], { MODE: 'production' });
    expect(bare.status).toBe(1);
    for (const name of ['DATABASE_URL', 'SHOP_ORIGIN', 'CAPTCHA_SECRET'])
      expect(bare.said).toContain(`Set ${name}`);
    copyDemoData(`${folder}/data`);
    const onDemo = refusedStart(['--port', '0', '--data', `${folder}/data`], [], PRODUCTION);
    expect(onDemo.status).toBe(1);
    expect(onDemo.said).toContain('The database contains the demo');
  });
});

test('production reports what is off, and neither serves nor offers it', async ({ page, shop }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-start-'));
  const production = new ChildServers();
  try {
    const port = await freePort();
    const said = await production.run(
      [path.join(ROOT, 'scripts/start.mjs'), '--port', String(port), '--data', `${folder}/data`],
      /Press Ctrl\+C/,
      PRODUCTION,
    );
    expect(said).toContain('Mode: production; cards: none, UPI: none, identity checks: none, mail: none');
    expect(said).not.toContain('Demo accounts');
    const url = `http://127.0.0.1:${port}`;
    for (const demoOnly of ['_outbox', '_faults', '_provider-states'])
      expect((await page.request.get(`${url}/${demoOnly}`)).status()).toBe(404);
    await page.goto(`${url}/signIn`);
    const settings = await page.locator('#page-settings').textContent();
    expect(JSON.parse(settings!)).toMatchObject({ cards: 'off', passwordReset: 'off' });
    await expect(page.getByRole('link', { name: 'CREATE ACCOUNT' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveCount(0);
    await page.goto(`${url}/forgot/password`);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  } finally {
    await production.stopped();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(shop.isOpen).toBe(true);
});

const SIMULATED = { cards: 'sandbox', upi: 'sandbox', identity: 'sandbox', mail: 'sandbox' };
/** What a server says of its mode and providers, and by which command; `npm start` needs tsx in test mode, which is slow. */
const LOCAL_MODES = [
  {
    mode: 'demo',
    command: ['scripts/start.mjs', '--only', 'backend'],
    ready: /Press Ctrl\+C/,
    says: 'Mode: demo; cards: sandbox, UPI: sandbox, identity checks: sandbox, mail: sandbox',
  },
  {
    mode: 'test',
    command: ['backend/dist/main.js'],
    ready: /"event":"ready".*\n/,
    says: `"mode":"test","providers":${JSON.stringify(SIMULATED)}`,
  },
];

for (const { mode, command, ready, says } of LOCAL_MODES)
  test(`${mode} says at the start which mode it is, and that everything is simulated`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-start-'));
    const backend = new ChildServers();
    try {
      copyDemoData(`${folder}/data`);
      const place = { PORT: '0', DATA_FOLDER: `${folder}/data` };
      expect(await backend.run(command, ready, { MODE: mode, ...place })).toContain(says);
    } finally {
      await backend.stopped();
      rmSync(folder, { recursive: true, force: true });
    }
  });

test('a missing renderer is named in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'storefront/dist/main.js')], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, PORT: '0', BACKEND_URL: 'http://127.0.0.1:1', SHOP_SERVER_FOLDER: 'dist/none' },
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    'There is no dist/none/entry-server.js: build the shop first, or set SHOP_SERVER_FOLDER.',
  ]);
});

/** Also ends the command, and removes its folder, when its test is interrupted. */
const commandTest = test.extend<{
  folder: string;
  npm: (script: string, env: NodeJS.ProcessEnv) => ChildProcess;
}>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-start-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  npm: async ({ folder }, use) => {
    const started: ChildProcess[] = [];
    const end = () => started.forEach((child) => child.kill());
    process.once('exit', end);
    await use((script, env) => {
      const npm = spawn('npm', ['run', script], {
        cwd: ROOT,
        env: { ...process.env, DATA_FOLDER: `${folder}/data`, ...env },
        stdio: 'ignore',
      });
      started.push(npm);
      return npm;
    });
    process.off('exit', end);
    const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = Promise.all(running.map((child) => once(child, 'exit')));
    end();
    await ended;
  },
});

const WAYS_TO_RUN = [
  { command: 'npm start', script: 'start', servers: 1 },
  { command: 'npm run start:backend', script: 'start:backend', servers: 1 },
  { command: 'npm run start:storefront', script: 'start:storefront', servers: 1, isBesideShop: true },
  { command: 'npm run dev', script: 'dev', servers: 2 },
];

for (const { command, script, servers, isBesideShop = false } of WAYS_TO_RUN)
  commandTest(
    `${command} ends everything that it has started when npm is told to end`,
    async ({ folder, npm, shop }) => {
      copyDemoData(`${folder}/data`);
      const ports = [await freePort(), await freePort()];
      const [PORT, SHOP_PORT] = ports.map(String);
      const backend = isBesideShop ? { BACKEND_URL: shop.url } : {};
      const running = npm(script, { PORT, SHOP_PORT, SHUTDOWN_SECONDS: '60', ...backend });
      const open = () => Promise.all(ports.slice(0, servers).map(answers));
      await expect.poll(open, { timeout: 60_000 }).not.toContain(false);
      const finish = await unfinishedSignIn(ports[0]!);
      running.kill('SIGTERM');
      await once(running, 'exit');
      await expect.poll(open).not.toContain(true);
      expect(await finish()).toContain('"code":-1');
      // The process that held the data folder has shut down cleanly.
      await expect.poll(() => existsSync(`${folder}/data.lock`)).toBe(false);
    },
  );

/** Sends a request without the end of its body. Returns what sends the end and reads the response. */
async function unfinishedSignIn(port: number): Promise<() => Promise<string>> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/customer/login HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  // The server says that it has read the head.
  await once(socket, 'data');
  return () => {
    socket.write(body.slice(-1));
    return text(socket);
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
