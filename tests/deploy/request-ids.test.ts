import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCertificate } from '../../server/testing/certificate';
import { close, listen } from '../../server/testing/local-server';
import { freePort } from '../../server/testing/free-port';
import { ROOT } from './support/containerfile';
import { filled, NGINX_IS_MISSING, nginxBinary } from './support/nginx';
import { type RunningNginx, startNginx } from './support/running-nginx';

const nginx = nginxBinary();
if (!nginx) console.warn(NGINX_IS_MISSING);

/** What nginx makes, which no client can choose. */
const AN_ID = /^[0-9a-f]{32}$/;
const CHOSEN = 'chosen-by-the-client';

/** The id by which the logs of proxy, storefront and backend name a request. */
(nginx ? describe : describe.skip)('nginx names a request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'request-ids-'));
  const logFile = join(folder, 'access.log');
  /** By what is asked for, the ids with which it arrived. */
  const arrived = new Map<string, string | string[] | undefined>();
  const server = createServer(({ url = '', headers }, response) => {
    arrived.set(url, headers['x-request-id']);
    response.end();
  });
  let running: RunningNginx;
  const ports: number[] = [];
  beforeAll(async () => {
    ports.push(...(await Promise.all([1, 2, 3, 4].map(freePort))));
    const [outside, inside, plain, secure] = ports.map((port) => `127.0.0.1:${port}`);
    const upstream = `server 127.0.0.1:${await listen(server)};`;
    const values = {
      LISTEN: outside!,
      INTERNAL_LISTEN: inside!,
      INTERNAL_KEEPALIVE: 'keepalive_timeout 0;',
      ACCESS_LOG: logFile,
      STOREFRONTS: upstream,
      BACKENDS: upstream,
      DOMAIN: 'shop.example',
      CERTIFICATE: folder,
    };
    await writeCertificate('shop.example', {
      key: join(folder, 'privkey.pem'),
      certificate: join(folder, 'fullchain.pem'),
    });
    const tls = filled('tls.conf.template', values)
      .replace('listen 80', `listen ${plain}`)
      .replace('listen 443', `listen ${secure}`);
    running = await startNginx(nginx!, [filled('shop.conf.template', values), tls].join('\n'), ports[3]!);
  }, 30_000);
  afterAll(async () => {
    await close(server);
    rmSync(folder, { recursive: true });
  });

  const headers = { 'X-Request-Id': CHOSEN };
  const ask = (port = 0, path = '/') => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  async function askOverTls(port = 0, path = '/'): Promise<void> {
    const asked = requestOverTls({ port, path, headers, rejectUnauthorized: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  }

  it('by an id of its own, for the storefront and in its log, also with TLS; backends get that of the storefront', async () => {
    try {
      await ask(ports[0], '/plain?email=jane');
      await askOverTls(ports[3], '/secure?email=jane');
      await ask(ports[1], '/internal');
    } finally {
      // What has been answered is in the log by then.
      await running.stop();
    }
    const ids = ['/plain', '/secure'].map((path) => String(arrived.get(`${path}?email=jane`)));
    expect(ids).toEqual([expect.stringMatching(AN_ID), expect.stringMatching(AN_ID)]);
    expect(new Set(ids).size).toBe(2);
    expect(arrived.get('/internal')).toBe(CHOSEN);
    const logged = readFileSync(logFile, 'utf8').trim().split('\n');
    expect(logged).toEqual([
      expect.stringMatching(`^127\\.0\\.0\\.1 .* "GET /plain" 200 .* ${ids[0]}$`),
      expect.stringMatching(`^127\\.0\\.0\\.1 .* "GET /secure" 200 .* ${ids[1]}$`),
    ]);
  });
});

it('Caddy does the same: it makes the id, logs it with the headers of the answer, and keeps that of the storefront', () => {
  const file = readFileSync(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8');
  const [, shop = ''] = /^\{\$DOMAIN\} \{\n([\s\S]*?)^\}/m.exec(file) ?? [];
  const [, backends = ''] = /^http:\/\/:8081 \{\n([\s\S]*?)^\}/m.exec(file) ?? [];
  expect(shop).toMatch(
    /reverse_proxy \{\$STOREFRONTS\} \{[^}]*\n\t\theader_up X-Request-Id \{http\.request\.uuid\}\n/,
  );
  expect(shop).toContain('request>headers delete');
  expect(shop).not.toContain('resp_headers');
  expect(backends).toContain('reverse_proxy {$BACKENDS}');
  expect(backends).not.toMatch(/X-Request-Id|header_up/);
});
