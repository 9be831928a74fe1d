import { createServer, type IncomingHttpHeaders } from 'node:http';
import { postgresBinaries } from '../../backend/testing/postgres-binaries';
import { POSTGRES_IS_MISSING } from '../../backend/testing/start-postgres';
import { type CrashEnvironment, databaseAt } from '../../backend/tests/support/crash-environment';
import { startLoad } from '../../server/testing/load';
import { crashWhileBuying } from '../../backend/tests/support/crash-while-buying';
import { longest, scaled } from '../../backend/tests/support/scale';
import { type Deployment, freePorts, proxyOf, startDeployment, storefrontOn } from './support/deployment';
import { NGINX_IS_MISSING, nginxBinary } from './support/nginx';
import { onItsOwnConnection } from './support/own-connection';
import { startNginx } from './support/running-nginx';

const postgres = await postgresBinaries();
const nginx = nginxBinary();
const missing = !postgres ? POSTGRES_IS_MISSING : !nginx ? NGINX_IS_MISSING : undefined;
if (missing && process.env.CI) throw new Error(missing);
if (missing) console.warn(missing);

const KILLS = 24;

let deployment: Deployment;
(missing ? describe.skip : describe)('PostgreSQL, two backends, two storefronts, and nginx', () => {
  beforeAll(async () => {
    deployment = await startDeployment({ postgres: postgres!, nginx: nginx! });
    await deployment.start();
  }, 120_000);
  afterAll(() => deployment.stop());

  it('show every page while one of them is killed and started again', async () => {
    const { storefronts, backends, url } = deployment;
    const shown = loadPages(url);
    for (const server of [storefronts[0], backends[0], storefronts[1], backends[1]]) {
      await shown.more();
      await server!.kill();
      await shown.more();
      await deployment.start();
    }
    expect(await shown.end()).toEqual([]);
  }, 180_000);

  it('fail no request while all four are replaced one after the other', async () => {
    const { storefronts, backends, url } = deployment;
    const endLoad = startLoad(READERS, (number) => {
      const { path, body } = REQUESTS[number % REQUESTS.length]!;
      return onItsOwnConnection(url + path, body);
    });
    const exitCodes: unknown[] = [];
    for (const server of [...storefronts, ...backends]) exitCodes.push(await deployment.replace(server));
    const { answered, failures } = await endLoad();
    if (failures.length > 0) console.log(deployment.log());
    expect(failures).toEqual([]);
    expect(exitCodes).toEqual([0, 0, 0, 0]);
    expect(answered).toBeGreaterThan(100);
  }, 180_000);

  it(
    `lose no order and leave none incomplete when one of them is killed ${scaled(KILLS)} times amid orders [BD-48, X-150]`,
    async () => crashWhileBuying(killingOneOf(deployment), KILLS),
    longest(KILLS, 30),
  );
});

(nginx ? it : it.skip)(
  'a backend learns past every proxy who asks, and not what a client says about itself',
  async () => {
    const ports = await freePorts();
    const seen: IncomingHttpHeaders[] = [];
    const recorder = createServer(({ headers }, response) => {
      seen.push(headers);
      response.end('{"code":1}');
    }).listen(ports.backends[0], '127.0.0.1');
    const [port = 0] = ports.storefronts;
    const storefront = storefrontOn(port, ports.inside);
    await storefront.start();
    const proxy = await startNginx(nginx!, proxyOf({ ...ports, storefronts: [port] }), ports.outside);
    await fetch(`http://127.0.0.1:${ports.outside}/connect/index/banners?of=this-test`, {
      headers: {
        'X-Forwarded-For': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
        'X-Forwarded-Host': 'evil.example',
      },
    });
    await Promise.all([proxy.stop(), storefront.kill()]);
    recorder.close();
    const said = seen.at(-1)!;
    // The client as seen by the first proxy, and the storefront.
    expect(said['x-forwarded-for']).toBe('127.0.0.1, 127.0.0.1');
    expect(said['x-forwarded-host']).toBe(`127.0.0.1:${ports.outside}`);
    expect(said.forwarded).toBeUndefined();
  },
);

/** Kills a backend or a storefront in turn; the other one keeps running. */
function killingOneOf(whole: Deployment): CrashEnvironment {
  const { url, stripe, databaseUrl, storefronts, backends } = whole;
  const turns = [backends[0]!, storefronts[0]!, backends[1]!, storefronts[1]!];
  return {
    stripe,
    withDatabase: databaseAt({ databaseUrl }),
    start: async () => {
      await whole.start();
      return url;
    },
    kill: (round) => turns[round % turns.length]!.kill(),
    stop: () => whole.stop(),
  };
}

const READERS = 4;

/** A page, a call to read, and a call that must not be repeated. */
const REQUESTS: readonly { path: string; body?: string }[] = [
  { path: '/store' },
  { path: '/connect/index/categorylist' },
  { path: '/api/cart/showcart', body: '{}' },
];

const PAGES_IN_A_STEP = 40;

/** Reads pages continuously; `more` waits until some more were read, and `end` returns the failures. */
function loadPages(url: string): { more(): Promise<void>; end(): Promise<string[]> } {
  const failures: string[] = [];
  let read = 0;
  let isOver = false;
  let waiting: { count: number; done: () => void } | undefined;
  const reader = async (start: number) => {
    for (let index = start; !isOver; index += READERS) {
      const failure = await failureOf(`${url}/store/${101 + (index % 30)}`);
      if (failure) failures.push(failure);
      read += 1;
      if (waiting && read >= waiting.count) waiting.done();
    }
  };
  const readers = Array.from({ length: READERS }, (_, index) => reader(index));
  return {
    more: () =>
      new Promise((done) => {
        waiting = { count: read + PAGES_IN_A_STEP, done };
      }),
    end: async () => {
      isOver = true;
      await Promise.all(readers);
      return failures;
    },
  };
}

/** Why a page was not shown. Like a browser, it reloads a page once if the connection breaks. */
async function failureOf(url: string, isAgain = false): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    const html = await answer.text();
    return html.includes('<div id="root"') ? undefined : `${answer.status} ${html.slice(0, 100)}`;
  } catch (error) {
    return isAgain ? String(error) : failureOf(url, true);
  }
}
