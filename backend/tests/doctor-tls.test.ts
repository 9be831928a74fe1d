import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { builtServer } from '../../server/testing/built-server';
import { writeCertificate } from '../../server/testing/certificate';
import { listen } from '../../server/testing/local-server';

const run = promisify(execFile);
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? describe : describe.skip)('the doctor', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-tls-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** What the built doctor says of a server with a certificate for that host, if it trusts who has signed it. */
  async function lineAbout(host: string): Promise<string | undefined> {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    await writeCertificate(host, { key, certificate: cert });
    const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
    try {
      const env = {
        PATH: process.env.PATH,
        NODE_EXTRA_CA_CERTS: cert,
        DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
        SHOP_ORIGIN: `https://localhost:${await listen(server)}`,
        CAPTCHA_SECRET: 'a secret of thirty-two characters',
      };
      const { stdout } = await run(process.execPath, [await builtServer('backend'), 'doctor'], { env }).catch(
        // It fails, since there is no database.
        (failed: { stdout: string }) => failed,
      );
      return /^. TLS: .*$/m.exec(stdout)?.[0];
    } finally {
      server.close();
    }
  }

  it('reads how long the certificate of the shop is valid', async () => {
    expect(await lineAbout('localhost')).toMatch(
      /^✓ TLS: the certificate of localhost is valid for (39|40) days$/,
    );
  }, 60_000);

  it('reports a certificate of another host', async () => {
    expect(await lineAbout('other.example')).toMatch(
      /^✗ TLS: localhost cannot be reached safely: Hostname\/IP does not match certificate's altnames/,
    );
  }, 60_000);
});
