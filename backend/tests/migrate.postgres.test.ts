import { fork } from 'node:child_process';
import { Client } from 'pg';
import { builtServer } from '../../server/testing/built-server';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import type { Announcement } from '../../server/announce';
import { JOB_QUEUES } from '../src/start/background-jobs';

/** Several processes migrate one PostgreSQL. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const PRODUCTION = {
  SHOP_ORIGIN: 'https://shop.example',
  CAPTCHA_SECRET: 'a secret of thirty-two characters',
  PORT: '0',
};

describeOnPostgres('in production', () => {
  let main: string;
  let databaseUrl: string;
  beforeAll(async () => {
    main = await builtServer('backend');
  }, 60_000);
  beforeEach(async () => {
    databaseUrl = await postgres.freshDatabase({ isEmpty: true });
  });

  /** The output of a process until it ends; a backend is stopped once it is ready. Commands get no secret of the shop. */
  function run(...words: string[]): Promise<{ said: string; code: number | null; wasReady: boolean }> {
    const child = fork(main, words, {
      execArgv: [],
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...(words.length === 0 && PRODUCTION) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    let wasReady = false;
    const hear = (chunk: Buffer) => void (said += chunk.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('message', (message) => {
      if ((message as Announcement).event !== 'ready') return;
      wasReady = true;
      child.kill('SIGTERM');
    });
    return new Promise((resolve) => child.once('exit', (code) => resolve({ said, code, wasReady })));
  }

  it('a backend does not change the database, but says what to do first', async () => {
    const refused = await run();
    expect([refused.code, refused.wasReady]).toEqual([1, false]);
    expect(refused.said).toMatch(/The database lacks \d+ migrations: run "npm run migrate"/);
    expect((await run('migrate')).said).toMatch(/^Applied \d+ of the migrations\.$/m);
    expect(await run()).toMatchObject({ wasReady: true });
  }, 60_000);

  it('the command can be repeated, and run by several at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => run('migrate')));
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await run('migrate')).toMatchObject({ said: 'The database has every migration.\n', code: 0 });
  }, 60_000);

  it('the command creates the queues of all jobs, whatever a backend is configured to do', async () => {
    await run('migrate');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from jobs.queue order by name');
    await client.end();
    const own = rows.map(({ name }) => name).filter((name) => !name.startsWith('__pgboss__'));
    expect(own).toEqual(JOB_QUEUES.map(({ queue }) => queue).sort());
    expect(own).toEqual(expect.arrayContaining(['card-events', 'mail', 'settle-payments']));
  }, 60_000);

  it('the command says that a database cannot be reached', async () => {
    databaseUrl = 'postgres://shop@127.0.0.1:1/shop';
    const { said, code } = await run('migrate');
    expect([code, said]).toEqual([1, expect.stringContaining('cannot be reached')]);
  }, 60_000);
});
