import { join } from 'node:path';
import { startCluster } from '../../../backend/testing/postgres-cluster';
import { type FakeStripe, startFakeStripe } from '../../../backend/testing/stripe/fake-stripe';
import { freePort } from '../../e2e/support/child-servers';
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
  /** Starts the servers that are not running. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDeployment(binaries: { postgres: string; nginx: string }): Promise<Deployment> {
  const [cluster, stripe] = await Promise.all([startCluster(binaries.postgres), startFakeStripe()]);
  const ports = await freePorts();
  const backends = ports.backends.map((port) => backendOn(port, cluster.url, stripe));
  const storefronts = ports.storefronts.map((port) => storefrontOn(port, ports.inside));
  const nginx = await startNginx(binaries.nginx, proxyOf(ports), ports.outside);
  const start = async () =>
    void (await Promise.all([...backends, ...storefronts].map((each) => each.start())));
  return {
    url: `http://127.0.0.1:${ports.outside}`,
    databaseUrl: cluster.url,
    stripe,
    storefronts,
    backends,
    start,
    stop: async () => {
      await Promise.all([...backends, ...storefronts].map((each) => each.kill()));
      await Promise.all([nginx.stop(), stripe.stop(), cluster.stop()]);
    },
  };
}

const backendOn = (port: number, databaseUrl: string, { settings }: FakeStripe) =>
  new ServerProcess(join(ROOT, 'backend/dist/main.js'), {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // A fake of Stripe replaces the provider; the mail of each order stays in the outbox.
    MODE: 'test',
    TRUST_PROXY: '2',
    CAPTCHA_REQUIRED: 'false',
    LIMIT_FACTOR: '1000',
    PAYMENT_SECRET_KEY: settings.secretKey,
    PAYMENT_PUBLISHABLE_KEY: 'pk_test_stand_in',
    PAYMENT_API_ORIGIN: settings.origin,
  });

/** The built storefront, in front of the backend that listens on a port of this machine. */
export const storefrontOn = (port: number, backendPort: number) =>
  new ServerProcess(join(ROOT, 'storefront/dist/main.js'), {
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    TRUST_PROXY: '1',
    SHOP_FOLDER: join(ROOT, 'dist/shop'),
    SHOP_SERVER_FOLDER: join(ROOT, 'dist/shop-server'),
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
    BACKENDS: lines(backends),
    STOREFRONTS: lines(storefronts),
  });
}

export async function freePorts(): Promise<Ports> {
  const [outside = 0, inside = 0, ...others] = await Promise.all(Array.from({ length: 6 }, freePort));
  return { outside, inside, backends: others.slice(0, 2), storefronts: others.slice(2) };
}
