import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChildServers, freePort, inRoot } from './child-servers';
import { copyDemoData } from './demo-data';

/** The storefront, and a backend on another origin that browsers call directly. */
export class DirectShop {
  private readonly servers = new ChildServers();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-direct-'));

  backend = '';
  storefront = '';

  async start(): Promise<void> {
    const ports = [await freePort(), await freePort()];
    [this.backend = '', this.storefront = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
    const [backendPort, storefrontPort] = ports.map(String);
    copyDemoData(`${this.folder}/data`);
    await this.servers.run([inRoot('demo/dist/main.js')], /"event":"ready"/, {
      PORT: backendPort ?? '',
      DATA_FOLDER: `${this.folder}/data`,
      CORS_ORIGINS: this.storefront,
      CAPTCHA_COST: '100',
      LIMIT_FACTOR: '1000',
    });
    await this.servers.run([inRoot('storefront/dist/main.js')], /"event":"ready"/, {
      PORT: storefrontPort ?? '',
      BACKEND_URL: this.backend,
      PUBLIC_BACKEND_URL: this.backend,
    });
  }

  stop(): void {
    this.servers.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
