import { jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { EmptyProject, type Ran } from '../support/empty-project';

jest.setTimeout(240_000);

let project: EmptyProject;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  project = await EmptyProject.with({
    build: 'contracts/kit/scripts/build.mjs',
    dist: 'contracts/kit/dist',
  });
});
afterAll(() => {
  servers.forEach((server) => server.kill());
  project.remove();
});

/** A third party's server, as in the walk-through of the package's README. */
async function aSmallServer(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const file = new URL('./small-server.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [file], { env: { ...process.env, ...env } });
  servers.push(server);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

const verify = (...args: string[]): Promise<Ran> => project.command('provider-contract', ['verify', ...args]);
const BANNERS = ['--only', 'listBanners'];

describe('the contract kit, installed in an empty folder', () => {
  it('lists the interactions without a server', async () => {
    const { code, stdout } = await verify('--list', ...BANNERS);
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      'listBanners: banners for wide and for narrow screens',
      'listBanners: no banners',
    ]);
  });

  it('skips interactions that need a state, says which, and does not pass if it has played nothing', async () => {
    const { code, stdout } = await verify('--base-url', await aSmallServer(), ...BANNERS);
    expect(stdout).toContain('needs --state-url: no banners exist');
    expect(stdout).toContain('0 passed, 0 failed, 2 skipped');
    expect(code).toBe(2);
  });

  it('plays interactions without a state', async () => {
    const { code, stdout } = await verify('--base-url', await aSmallServer(), '--only', 'getProduct');
    expect(stdout).toMatch(/✓ .*\n/);
    expect(stdout).toMatch(/[1-9]\d* passed, 0 failed, [1-9]\d* skipped/);
    expect(code).toBe(0);
  });

  it('reports what differs, and where', async () => {
    const baseUrl = await aSmallServer({ NARROW_FORGOTTEN: 'true' });
    const args = ['--base-url', baseUrl, '--state-url', `${baseUrl}/_provider-states`];
    const { code, stdout } = await verify(...args, ...BANNERS);
    expect(stdout).toContain('listBanners  0 of 2');
    expect(stdout).toContain('✗ no banners');
    expect(stdout).toContain('body Actual map is missing the following keys: mobile');
    expect(code).toBe(1);
  });

  it('reports why a state could not be entered', async () => {
    const baseUrl = await aSmallServer();
    const args = ['--base-url', baseUrl, '--state-url', `${baseUrl}/_provider-states`];
    const { code, stdout } = await verify(...args, '--only', 'listCategories');
    expect(stdout).toContain('"no categories exist" could not be entered');
    expect(stdout).toContain('I do not know this state yet');
    expect(code).toBe(1);
  });

  it('passes once the server is correct, and writes a report for CI', async () => {
    const baseUrl = await aSmallServer();
    const args = ['--base-url', baseUrl, '--state-url', `${baseUrl}/_provider-states`];
    const { code, stdout } = await verify(
      ...args,
      ...BANNERS,
      '--junit',
      'report.xml',
      '--json',
      'report.json',
    );
    expect(stdout).toContain('2 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
    expect(readFileSync(project.at('report.xml'), 'utf8')).toContain('tests="2" failures="0" skipped="0"');
    expect(JSON.parse(readFileSync(project.at('report.json'), 'utf8'))).toMatchObject([
      { state: 'desktop and mobile banners exist', result: 'passed', reasons: [] },
      { state: 'no banners exist', result: 'passed', reasons: [] },
    ]);
  });

  it.each([
    ['a call that is misspelled', ['--only', 'listBaners'], 'no such call'],
    ['an address that is none', ['--base-url', 'localhost'], '--base-url must be an http address'],
    ['a server that is not there', ['--base-url', 'http://127.0.0.1:9'], 'No server answers at'],
    ['an option that is unknown', ['--base', 'http://127.0.0.1:9'], "Unknown option '--base'"],
  ])('stops with a message for %s', async (_what, args, message) => {
    const { code, stderr } = await verify('--base-url', 'http://127.0.0.1:9', ...args);
    expect(stderr).toContain(message);
    expect(code).toBe(64);
  });
});
