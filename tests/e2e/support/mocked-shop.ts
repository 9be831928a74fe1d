import { ChildServers, freePort, inRoot } from './child-servers';

const PRISM = inRoot('node_modules/@stoplight/prism-cli/dist/index.js');
const VITE = inRoot('node_modules/vite/bin/vite.js');

/** The built shop with a third-party mock server, which only knows the document. */
export class MockedShop {
  private readonly servers = new ChildServers();

  async start(): Promise<string> {
    const mock = await freePort();
    const document = inRoot('sdk/generated/openapi.json');
    await this.servers.run([PRISM, 'mock', '-p', String(mock), document], /Prism is listening/);
    const shop = await freePort();
    const backend = { BACKEND_URL: `http://127.0.0.1:${mock}` };
    const served = ['preview', '--host', '127.0.0.1', '--port', String(shop), '--strictPort'];
    await this.servers.run([VITE, ...served], /127\.0\.0\.1/, backend);
    return `http://127.0.0.1:${shop}`;
  }

  stop(): void {
    this.servers.stop();
  }
}
