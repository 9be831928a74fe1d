import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/support/child-servers';
import { readCompose } from './support/compose-file';
import { ROOT } from './support/containerfile';
import { checked, filled, NGINX_IS_MISSING, nginxBinary, writeMainFile } from './support/nginx';
import { run } from './support/run';
import { startNginx } from './support/running-nginx';

const nginx = nginxBinary();
if (!nginx) console.warn(NGINX_IS_MISSING);
const caddy = await run('caddy', ['version']).then(
  () => true,
  () => false,
);

/** Names that are addresses here: nginx looks host names up when it reads them. */
const VALUES = {
  LISTEN: '127.0.0.1:8080',
  ACCESS_LOG: '/dev/null',
  INTERNAL_LISTEN: '127.0.0.1:8081',
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

(nginx ? describe : describe.skip)('the configuration of nginx', () => {
  it('is one that nginx accepts: the shop, and a bucket beside it', async () => {
    expect(
      await nginxSays(filled('shop.conf.template', VALUES), filled('bucket.conf.template', VALUES)),
    ).toMatch(OK);
  });

  it('is one that nginx accepts with TLS', async () => {
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=shop.example',
      ...key,
    ]);
    const tls = filled('tls.conf.template', { ...VALUES, CERTIFICATE: folder });
    expect(await nginxSays(filled('shop.conf.template', VALUES), tls)).toMatch(OK);
  });

  it('lets no page be made, or embedded, of what shoppers upload, whatever the bucket answers', async () => {
    const port = await freePort();
    const values = { ...VALUES, LISTEN: `127.0.0.1:${port}`, BUCKET: `127.0.0.1:${await freePort()}` };
    const running = await startNginx(nginx!, filled('bucket.conf.template', values), port);
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/pictures/x.jpg`);
    await running.stop();
    expect(status).toBe(502);
    expect(headers.get('content-security-policy')).toBe(BUCKET_POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
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
