import type { Page } from '@playwright/test';
import { freePort } from '../../../server/testing/free-port';
import { ChildServers, inRoot } from './child-servers';

/** A backend from outside this repository: how to start it on a port, and its output once it listens. */
export interface ForeignBackend {
  args: (port: number) => string[];
  ready: RegExp;
}

/** The built storefront in front of another backend, of which it knows only the address. */
export class StorefrontWithBackend {
  private readonly servers = new ChildServers();

  constructor(private readonly backend: ForeignBackend) {}

  /** Resolves to the storefront's address. */
  async start(env: Record<string, string> = {}): Promise<string> {
    const [backend, storefront] = [await freePort(), await freePort()];
    await this.servers.run(this.backend.args(backend), this.backend.ready, { PORT: String(backend) });
    await this.servers.run([inRoot('storefront/dist/main.js')], /"event":"ready"/, {
      ...env,
      PORT: String(storefront),
      BACKEND_URL: `http://127.0.0.1:${backend}`,
    });
    return `http://127.0.0.1:${storefront}`;
  }

  stop(): void {
    this.servers.stop();
  }
}

/** A third-party mock server, which is generated from the document. */
export const MOCK_SERVER: ForeignBackend = {
  args: (port) => [
    inRoot('node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    '-p',
    String(port),
    inRoot('sdk/generated/openapi.json'),
  ],
  ready: /Prism is listening/,
};

/** The example of docs/adopt.md. */
export const EXAMPLE_BACKEND: ForeignBackend = {
  args: () => [inRoot('examples/foreign-backend/server.mjs')],
  ready: /The backend listens/,
};

/** A shopper of the example whom the entry gate has let in. */
export const asVisitor = (page: Page) =>
  page.addInitScript(() => {
    const known = { zipcode: '10013', zipState: 'NY', vendor_location_id: '71', ageGateVerified: 'true' };
    for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
  });
