import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { close, listen } from '../../server/testing/local-server';
import { freePort } from '../../server/testing/free-port';
import { readCompose } from './support/compose-file';
import { ROOT } from './support/containerfile';
import { checked, filled, NGINX_IS_MISSING, nginxBinary, writeMainFile } from './support/nginx';
import { onItsOwnConnection } from './support/own-connection';
import { run } from './support/run';
import { startNginx } from './support/running-nginx';

const nginx = nginxBinary();
if (!nginx) console.warn(NGINX_IS_MISSING);
const caddy = await run('caddy', ['version']).then(
  () => true,
  () => false,
);

/** Addresses instead of host names, which nginx would look up when it reads them. */
const VALUES = {
  LISTEN: '127.0.0.1:8080',
  ACCESS_LOG: '/dev/null',
  INTERNAL_LISTEN: '127.0.0.1:8081',
  INTERNAL_KEEPALIVE: 'keepalive_timeout 0;',
  STOREFRONTS: 'server 127.0.0.1:4600; server 127.0.0.1:4601;',
  BACKENDS: 'server 127.0.0.1:4700; server 127.0.0.1:4701;',
  BUCKET: '127.0.0.1:8333',
  BUCKET_HOST: 'bucket.localhost',
  SHOP_ORIGIN: 'http://localhost:8080',
  DOMAIN: 'shop.example',
};

const BUCKET_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OK = /test is successful/;
const nginxSays = (...servers: string[]) => checked(nginx!, writeMainFile(folder, servers));

/** What a server with a certificate of its own agrees on with a client of TLS 1.2. */
async function cipherOf(port: number, ciphers: string): Promise<string> {
  const socket = connect({ port, ciphers, maxVersion: 'TLSv1.2', rejectUnauthorized: false });
  const cipher = await once(socket, 'secureConnect').then(
    () => socket.getCipher().name,
    () => 'none',
  );
  socket.destroy();
  return cipher;
}

(nginx ? describe : describe.skip)('the configuration of nginx', () => {
  it('is one that nginx accepts: the shop, and a bucket beside it', async () => {
    expect(
      await nginxSays(filled('shop.conf.template', VALUES), filled('bucket.conf.template', VALUES)),
    ).toMatch(OK);
  });

  describe('with TLS', () => {
    const tls = () => filled('tls.conf.template', { ...VALUES, CERTIFICATE: folder });
    beforeAll(async () => {
      const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
      const subject = ['-nodes', '-subj', '/CN=shop.example'];
      await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...key]);
    });

    it('is one that nginx accepts', async () => {
      expect(await nginxSays(filled('shop.conf.template', VALUES), tls())).toMatch(OK);
    });

    it('leads pages that are asked for without it to it, and refuses calls', async () => {
      const [port, secure] = await Promise.all([1, 2].map(freePort));
      const servers = tls()
        .replace('listen 80', `listen 127.0.0.1:${port}`)
        .replace('listen 443', `listen 127.0.0.1:${secure}`);
      const shop = {
        ...VALUES,
        LISTEN: `127.0.0.1:${await freePort()}`,
        INTERNAL_LISTEN: `127.0.0.1:${await freePort()}`,
      };
      const running = await startNginx(
        nginx!,
        [filled('shop.conf.template', shop), servers].join('\n'),
        port ?? 0,
      );
      const ask = (path: string, method = 'GET') =>
        fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
      const pages = [await ask('/store/101?size=2'), await ask('/wallet/shipping')];
      const calls = [await ask('/connect/index/category?catid=12'), await ask('/api/cart/showcart', 'POST')];
      await running.stop();
      expect(pages.map(({ headers }) => headers.get('location'))).toEqual([
        'https://shop.example/store/101?size=2',
        'https://shop.example/wallet/shipping',
      ]);
      for (const { status, headers } of calls) expect([status, headers.get('location')]).toEqual([403, null]);
    });

    it('agrees on nothing without forward secrecy, and on the strongest of the others', async () => {
      const [port, plain, outside, inside] = await Promise.all([1, 2, 3, 4].map(freePort));
      const here = (number = 0) => `127.0.0.1:${number}`;
      const shop = { ...VALUES, LISTEN: here(outside), INTERNAL_LISTEN: here(inside) };
      const servers = [
        filled('shop.conf.template', shop),
        tls()
          .replace('listen 80', `listen ${here(plain)}`)
          .replace('listen 443', `listen ${here(port)}`),
      ].join('\n');
      const running = await startNginx(nginx!, servers, port ?? 0);
      const agreed = [];
      for (const ciphers of ['AES256-GCM-SHA384', 'AES128-SHA', 'ECDHE-RSA-AES128-SHA', 'DEFAULT'])
        agreed.push(await cipherOf(port ?? 0, ciphers));
      await running.stop();
      expect(agreed).toEqual(['none', 'none', 'none', 'ECDHE-RSA-AES256-GCM-SHA384']);
    });
  });

  it('never lets uploads of shoppers be shown as a page or embedded in one, whatever the bucket answers', async () => {
    const port = await freePort();
    const values = { ...VALUES, LISTEN: `127.0.0.1:${port}`, BUCKET: `127.0.0.1:${await freePort()}` };
    const running = await startNginx(nginx!, filled('bucket.conf.template', values), port);
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/pictures/x.jpg`);
    await running.stop();
    expect(status).toBe(502);
    expect(headers.get('content-security-policy')).toBe(BUCKET_POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('attachment; filename="picture.jpg"');
  });

  it('has a server that is taken out get no request until it is taken back in', async () => {
    const servers = ['first', 'second'].map((name) =>
      createServer((_request, response) => response.end(name)),
    );
    const [first = 0, second = 0] = await Promise.all(servers.map(listen));
    const [port, inside] = [await freePort(), await freePort()];
    const values = {
      ...VALUES,
      LISTEN: `127.0.0.1:${port}`,
      INTERNAL_LISTEN: `127.0.0.1:${inside}`,
      STOREFRONTS: [first, second].map((at) => `server 127.0.0.1:${at} max_fails=1;`).join(' '),
    };
    const running = await startNginx(nginx!, filled('shop.conf.template', values), port);
    /** Once nginx has reloaded. */
    const untilAnsweredBy = async (...names: string[]) => {
      const answer = async () => (await onItsOwnConnection(`http://127.0.0.1:${port}/`)).text();
      const answeredBy = async () => [...new Set([await answer(), await answer(), await answer()])].sort();
      while (String(await answeredBy()) !== String(names)) await pause(20);
    };
    await untilAnsweredBy('first', 'second');
    await running.mark(`127.0.0.1:${first}`, 'down');
    await running.mark(`127.0.0.1:${first}`, 'down');
    await untilAnsweredBy('second');
    await running.mark(`127.0.0.1:${first}`, 'up');
    await untilAnsweredBy('first', 'second');
    await expect(running.mark('127.0.0.1:1', 'down')).rejects.toThrow('No server 127.0.0.1:1');
    await running.stop();
    await Promise.all(servers.map(close));
  });

  it('is refused if a variable is not set', async () => {
    expect(await nginxSays(filled('shop.conf.template', { ...VALUES, LISTEN: '${LISTEN}' }))).not.toMatch(OK);
  });
});

it('gets a value for every variable of its templates in the Compose file', () => {
  const { environment = {} } = readCompose('compose.yaml').services.proxy!;
  const used = ['shop', 'bucket'].flatMap((name) => [
    ...filled(`${name}.conf.template`, {}).matchAll(/\$\{([A-Z_]+)\}/g),
  ]);
  const names = [...new Set(used.map(([, name = '']) => name))];
  expect(
    Object.keys(environment)
      .filter((name) => !name.startsWith('NGINX_'))
      .sort(),
  ).toEqual(names.sort());
});

it('has the same policy for the bucket in Caddy, which also asks browsers to stay with TLS', () => {
  const bucket = readFileSync(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8').split('{$BUCKET_DOMAIN} {')[1];
  expect(bucket).toContain(`Content-Security-Policy "${BUCKET_POLICY}"`);
  expect(bucket).toContain('X-Content-Type-Options nosniff');
  expect(bucket).toContain('Content-Disposition `attachment; filename="picture.jpg"`');
  expect(bucket).toContain('Strict-Transport-Security "max-age=31536000; includeSubDomains"');
});

(caddy ? it : it.skip)('the configuration of Caddy is one that Caddy accepts', async () => {
  const env = {
    ...process.env,
    DOMAIN: 'shop.example',
    BUCKET_DOMAIN: 'bucket.shop.example',
    STOREFRONTS: 'storefront-1:4600 storefront-2:4600',
    BACKENDS: 'backend-1:4600 backend-2:4600',
    BUCKET: 'bucket:8333',
  };
  const file = join(ROOT, 'deploy/caddy/Caddyfile');
  const { stdout, stderr } = await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    env,
  });
  expect(stdout + stderr).toContain('Valid configuration');
});
