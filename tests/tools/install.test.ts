import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { installPackages } from '../../scripts/lib/install.mjs';

const LEAF = { name: 'leaf', version: '1.0.0' };

/** A folder that needs one package, from a registry that leaves the first requests unanswered. */
async function folderWithRegistry(unanswered: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cork-and-petal-install-'));
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at('package'));
  writeFileSync(at('package/package.json'), JSON.stringify(LEAF));
  execFileSync('tar', ['czf', 'leaf.tgz', 'package'], { cwd: folder });
  const tarball = readFileSync(at('leaf.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

  let requests = 0;
  const answer: RequestListener = (request, response) => {
    requests += 1;
    if (requests <= unanswered) return;
    if (request.url?.endsWith('.tgz')) return void response.end(tarball);
    const dist = { tarball: `http://${request.headers.host}/leaf/-/leaf-1.0.0.tgz`, integrity };
    response.end(JSON.stringify({ name: 'leaf', versions: { '1.0.0': { ...LEAF, dist } } }));
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const dependencies = { leaf: '1.0.0' };
  writeFileSync(at('package.json'), JSON.stringify({ dependencies }));
  const packages = { '': { dependencies }, 'node_modules/leaf': { version: '1.0.0', integrity } };
  writeFileSync(at('package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  const { port } = server.address() as AddressInfo;
  writeFileSync(at('.npmrc'), `registry=http://127.0.0.1:${port}/\ncache=${at('cache')}\naudit=false\n`);
  const end = () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, hasLeaf: () => existsSync(at('node_modules/leaf/package.json')), end };
}

describe('installing the packages', () => {
  it('starts npm again when it hangs', async () => {
    const { folder, hasLeaf, end } = await folderWithRegistry(1);
    try {
      expect(await installPackages(folder, 10_000)).toBeUndefined();
      expect(hasLeaf()).toBe(true);
    } finally {
      end();
    }
  });

  it('leaves the packages of another folder alone', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'cork-and-petal-install-'));
    const other = path.join(folder, 'other');
    mkdirSync(path.join(other, 'leaf'), { recursive: true });
    symlinkSync(other, path.join(folder, 'node_modules'), 'junction');
    try {
      expect(await installPackages(folder)).toContain('node_modules is a link to');
      expect(existsSync(path.join(other, 'leaf'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives up after three attempts, and says why', async () => {
    const { folder, end } = await folderWithRegistry(Infinity);
    try {
      expect(await installPackages(folder, 2_000)).toContain('Killed after 2 seconds without any output.');
    } finally {
      end();
    }
  });
});
