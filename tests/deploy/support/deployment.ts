import { join } from 'node:path';
import { startCluster } from '../../../backend/testing/postgres-cluster';
import { type FakeStripe, startFakeStripe } from '../../../backend/testing/stripe/fake-stripe';
import { freePort } from '../../../server/testing/free-port';
import { ROOT } from './containerfile';
import { filled } from './nginx';
import { startNginx } from './running-nginx';
import { ServerProcess } from './server-process';

/** The processes of compose.yaml: PostgreSQL, two backends, two storefronts, and nginx in front of and between them. */
export interface Deployment {
  url: string;
  databaseUrl: string;
  stripe: FakeStripe;
  storefronts: readonly ServerProcess[];
  backends: readonly ServerProcess[];
  /** Replaces a server as docs/deploy.md has it: nginx sends it nothing in the meantime. Returns its exit code. */
  replace(server: ServerProcess): Promise<number | null>;
  /** The failures that nginx has logged. */
  log(): string;
  /** Starts the servers that are not running. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The backend without any data, or with those of the demo. */
type Contents = 'empty' | 'demo';

export async function startDeployment(
  binaries: { postgres: string; nginx: string },
  contents: Contents = 'empty',
): Promise<Deployment> {
  const [cluster, stripe] = await Promise.all([startCluster(binaries.postgres), startFakeStripe()]);
  const ports = await freePorts();
  const backends = ports.backends.map((port) => backendOn(port, cluster.url, { stripe, contents }));
  const storefronts = ports.storefronts.map((port) => storefrontOn(port, ports.inside));
  const nginx = await startNginx(binaries.nginx, proxyOf(ports), ports.outside);
  const start = async () =>
    void (await Promise.all([...backends, ...storefronts].map((each) => each.start())));
  const replace = async (server: ServerProcess) => {
    await nginx.mark(server.address, 'down');
    const exitCode = await server.stop();
    await server.start();
    await nginx.mark(server.address, 'up');
    return exitCode;
  };
  return {
    url: `http://127.0.0.1:${ports.outside}`,
    databaseUrl: cluster.url,
    stripe,
    storefronts,
    backends,
    replace,
    log: () => nginx.log(),
    start,
    stop: async () => {
      await Promise.all([...backends, ...storefronts].map((each) => each.kill()));
      await Promise.all([nginx.stop(), stripe.stop(), cluster.stop()]);
    },
  };
}

const backendOn = (
  port: number,
  databaseUrl: string,
  { stripe: { settings, publishableKey }, contents }: { stripe: FakeStripe; contents: Contents },
) =>
  new ServerProcess(join(ROOT, contents === 'demo' ? 'demo/dist/main.js' : 'backend/dist/main.js'), {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // A fake of Stripe replaces the provider; the mail of each order stays in the outbox.
    MODE: contents === 'demo' ? 'demo' : 'test',
    TRUST_PROXY: '2',
    CAPTCHA_REQUIRED: 'false',
    CAPTCHA_SECRET: 'of every backend of the deployment',
    LINK_SECRET: 'also of every backend of the deployment',
    LIMIT_FACTOR: '1000',
    PAYMENT_SECRET_KEY: settings.secretKey,
    PAYMENT_PUBLISHABLE_KEY: publishableKey,
    PAYMENT_API_ORIGIN: settings.origin,
    SHUTDOWN_DELAY_SECONDS: '2',
  });

/** The built storefront, in front of the backend that listens on a port of this machine. */
export const storefrontOn = (port: number, backendPort: number) =>
  new ServerProcess(join(ROOT, 'storefront/dist/main.js'), {
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    TRUST_PROXY: '1',
    CARD_PROVIDER: 'stripe',
    SHOP_FOLDER: join(ROOT, 'dist/shop'),
    SHOP_SERVER_FOLDER: join(ROOT, 'dist/shop-server'),
    SHUTDOWN_DELAY_SECONDS: '2',
  });

export interface Ports {
  outside: number;
  inside: number;
  backends: readonly number[];
  storefronts: readonly number[];
}

/** deploy/nginx/shop.conf.template, with the lines that compose.yaml has for each server. */
export function proxyOf({ outside, inside, backends, storefronts }: Ports): string {
  const lines = (ports: readonly number[]) =>
    ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ');
  return filled('shop.conf.template', {
    LISTEN: `127.0.0.1:${outside}`,
    ACCESS_LOG: '/dev/null',
    INTERNAL_LISTEN: `127.0.0.1:${inside}`,
    INTERNAL_KEEPALIVE: 'keepalive_timeout 0;',
    BACKENDS: lines(backends),
    STOREFRONTS: lines(storefronts),
  });
}

export async function freePorts(): Promise<Ports> {
  const [outside = 0, inside = 0, ...others] = await Promise.all(Array.from({ length: 6 }, freePort));
  return { outside, inside, backends: others.slice(0, 2), storefronts: others.slice(2) };
}
