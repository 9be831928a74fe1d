import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Writes a key and a certificate for a host, which is signed with the same key, valid for 40 days. */
export async function writeCertificate(
  host: string,
  { key, certificate }: { key: string; certificate: string },
): Promise<void> {
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '40',
    ...subject,
    ...files,
  ]);
}
