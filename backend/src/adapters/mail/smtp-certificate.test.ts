import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { writeCertificate } from '../../../../server/testing/certificate';
import { listen } from '../../../../server/testing/local-server';
import { SmtpMailSender } from './smtp-mail-sender';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? it : it.skip)('sends nothing to a server whose certificate nobody vouches for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-smtp-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await writeCertificate('localhost', { key, certificate });
  let received = '';
  const server = createServer({ key: await readFile(key), cert: await readFile(certificate) }, (socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data: Buffer) => void (received += data.toString()));
    socket.on('error', () => undefined);
  });
  const url = `smtps://shop:secret@localhost:${await listen(server)}`;
  const sender = new SmtpMailSender({ url, from: 'shop@shop.example' }, { name: 'Shop', origin: '' });
  await expect(sender.verify()).rejects.toMatchObject({
    message: expect.stringContaining('self-signed') as string,
  });
  expect(received).toBe('');
  server.close();
  await rm(folder, { recursive: true });
});
