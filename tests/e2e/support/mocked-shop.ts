import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const inRoot = (file: string) => path.resolve(import.meta.dirname, '../../..', file);
const PRISM = inRoot('node_modules/@stoplight/prism-cli/dist/index.js');
const VITE = inRoot('node_modules/vite/bin/vite.js');

/** The built shop before somebody else's mock server, which knows the document and nothing else. */
export class MockedShop {
  private readonly children: ChildProcess[] = [];

  async start(): Promise<string> {
    const mock = await freePort();
    const document = inRoot('sdk/generated/openapi.json');
    await this.run([PRISM, 'mock', '-p', String(mock), document], /Prism is listening/);
    const shop = await freePort();
    const backend = { BACKEND_URL: `http://127.0.0.1:${mock}` };
    const served = ['preview', '--host', '127.0.0.1', '--port', String(shop), '--strictPort'];
    await this.run([VITE, ...served], /127\.0\.0\.1/, backend);
    return `http://127.0.0.1:${shop}`;
  }

  stop(): void {
    for (const child of this.children) child.kill();
  }

  private async run(args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, args, {
      cwd: inRoot('.'),
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (ready.test(output)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`${args[0]} did not start:\n${output}`)));
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
