import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/testing/free-port';
import { ChildServers, inRoot } from './child-servers';
import { copyDemoData } from './demo-data';

/**
 * The storefront, a backend on another origin that browsers call directly and whose optional calls are not used, and a
 * service that counts events.
 */
export class DirectShop {
  private readonly servers = new ChildServers();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-direct-'));

  /** The events that the service has received. */
  readonly counted: string[] = [];
  private readonly counter = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.counted.push(`${request.method} ${request.headers.cookie ?? ''} ${body}`);
      response.writeHead(204).end();
    });
  });

  backend = '';
  storefront = '';

  async start(): Promise<void> {
    const ports = [await freePort(), await freePort(), await freePort()];
    const [backendPort, storefrontPort, counterPort] = ports.map(String);
    [this.backend = '', this.storefront = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
    this.counter.listen(Number(counterPort), '127.0.0.1');
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
      OPTIONAL_CALLS: 'none',
      ANALYTICS_URL: `http://127.0.0.1:${counterPort}/events`,
    });
  }

  stop(): void {
    this.servers.stop();
    this.counter.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
