import { ChildServers, freePort, inRoot } from './child-servers';

const PRISM = inRoot('node_modules/@stoplight/prism-cli/dist/index.js');

/** The storefront in front of a third-party mock server, which only knows the document. */
export class MockedShop {
  private readonly servers = new ChildServers();

  async start(): Promise<string> {
    const mock = await freePort();
    const document = inRoot('sdk/generated/openapi.json');
    await this.servers.run([PRISM, 'mock', '-p', String(mock), document], /Prism is listening/);
    const shop = String(await freePort());
    await this.servers.run([inRoot('storefront/dist/main.js')], /"event":"ready"/, {
      PORT: shop,
      BACKEND_URL: `http://127.0.0.1:${mock}`,
    });
    return `http://127.0.0.1:${shop}`;
  }

  stop(): void {
    this.servers.stop();
  }
}
