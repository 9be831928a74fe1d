import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFakeBucket, type FakeBucket } from '../../../testing/fake-bucket';
import { fixedClock } from '../../../testing/fixed-clock';
import { close, listen } from '../../../../server/testing/local-server';
import { DiskObjectStorage } from './disk-object-storage';
import { LinkSigner } from './link-signer';
import { MemoryObjectStorage } from './memory-object-storage';
import type { ObjectStorage } from '../../application/identity/object-storage.port';
import { S3ObjectStorage } from './s3-object-storage';

const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-pictures-'));
const signer = new LinkSigner(fixedClock('2030-06-01T14:00:00Z'), ['secret']);
let bucket: FakeBucket;

beforeAll(async () => {
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const NAME = 'APP-OK_selfie.jpg';
const LIMIT = 1_000;

const stores: [string, () => ObjectStorage][] = [
  ['in memory', () => new MemoryObjectStorage(signer)],
  ['in a folder', () => new DiskObjectStorage(path.join(folder, 'inner'), signer)],
  ['in a bucket', () => new S3ObjectStorage(bucket.settings)],
];

describe.each(stores)('object storage: %s', (_where, open) => {
  let storage: ObjectStorage;
  beforeEach(async () => {
    storage = open();
    await storage.remove(NAME);
  });

  it('returns an object as it was stored, and the latest version of it [X-078]', async () => {
    await storage.put(NAME, Buffer.from('first'));
    await storage.put(NAME, Buffer.from([0, 255, 10, 13]));
    expect(await storage.get(NAME, LIMIT)).toEqual(Buffer.from([0, 255, 10, 13]));
  });

  it('has no object before it is stored or after it is removed; removing none succeeds', async () => {
    expect(await storage.get(NAME, LIMIT)).toBeUndefined();
    await storage.put(NAME, Buffer.from('x'));
    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.get(NAME, LIMIT)).toBeUndefined();
  });

  it('does not return an object that is larger than the limit', async () => {
    await storage.put(NAME, Buffer.alloc(LIMIT + 1));
    expect(await storage.get(NAME, LIMIT)).toBeUndefined();
    expect(await storage.get(NAME, LIMIT + 1)).toHaveLength(LIMIT + 1);
  });

  it.each(['APP-OK_selfie.jpg.1', 'app-ok_selfie.jpg', 'name with spaces & more?.jpg'])(
    'keeps a name like %j inside the storage',
    async (name) => {
      await storage.put(NAME, Buffer.from('other'));
      await storage.put(name, Buffer.from('mine'));
      expect(await storage.get(NAME, LIMIT)).toEqual(Buffer.from('other'));
    },
  );

  it('gives links that expire after an hour [KYC-15] [CONST-40]', async () => {
    const link = new URL(await storage.link('PUT', NAME), 'http://shop.test');
    const expires = link.searchParams.get('expires');
    const end = Date.parse('2030-06-01T15:00:00Z') / 1_000;
    expect(expires === null ? Number(link.searchParams.get('X-Amz-Expires')) : Number(expires)).toBe(
      expires === null ? 3_600 : end,
    );
  });
});

describe('a folder', () => {
  it('has restrictive permissions, and file names that do not contain the object name', async () => {
    const inner = path.join(folder, 'private');
    await new DiskObjectStorage(inner, signer).put('../../etc/passwd', Buffer.from('x'));
    const files = readdirSync(inner);
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(statSync(inner).mode & 0o077).toBe(0);
    expect(statSync(path.join(inner, files[0] ?? '')).mode & 0o077).toBe(0);
  });
});

describe('a link to this server', () => {
  const partsOf = (link: string) => {
    const { searchParams } = new URL(link, 'http://shop.test');
    return {
      expires: Number(searchParams.get('expires')),
      signature: searchParams.get('signature') ?? '',
    };
  };
  const parts = partsOf(signer.link('PUT', NAME));

  it('is valid only for its method, name and expiry [BD-50]', () => {
    expect(signer.statusOf('PUT', NAME, parts)).toBe('valid');
    expect(signer.statusOf('GET', NAME, parts)).toBe('invalid');
    expect(signer.statusOf('PUT', 'APP-22_selfie.jpg', parts)).toBe('invalid');
    expect(signer.statusOf('PUT', NAME, { ...parts, expires: parts.expires + 1 })).toBe('invalid');
    expect(signer.statusOf('PUT', NAME, { ...parts, signature: parts.signature.slice(1) })).toBe('invalid');
  });

  it.each(['md5', 'sha1', 'sha512'])('is signed by SHA-256 alone, and not by %s', (algorithm) => {
    const signed = (by: string) =>
      createHmac(by, 'secret').update(`PUT\n${NAME}\n${parts.expires}`).digest('hex');
    const statusOf = (signature: string) => signer.statusOf('PUT', NAME, { ...parts, signature });
    expect(statusOf(signed('sha256'))).toBe('valid');
    expect(statusOf(signed(algorithm))).toBe('invalid');
  });

  it('is signed with the first secret, and valid with its predecessors as well', () => {
    const statusBy = (secrets: string[], of: LinkSigner) =>
      new LinkSigner(fixedClock('2030-06-01T14:00:00Z'), secrets).statusOf(
        'PUT',
        NAME,
        partsOf(of.link('PUT', NAME)),
      );
    const rotated = new LinkSigner(fixedClock('2030-06-01T14:00:00Z'), ['new', 'secret']);
    expect(statusBy(['new', 'secret'], signer)).toBe('valid');
    expect(statusBy(['new'], signer)).toBe('invalid');
    expect(statusBy(['new'], rotated)).toBe('valid');
  });

  it('expires after 3600 seconds, and not before [KYC-15] [CONST-40] [BD-50]', () => {
    const at = (iso: string) => new LinkSigner(fixedClock(iso), ['secret']).statusOf('PUT', NAME, parts);
    expect(at('2030-06-01T14:59:59Z')).toBe('valid');
    expect(at('2030-06-01T15:00:00Z')).toBe('expired');
  });
});

describe('a bucket', () => {
  it('accepts a JPEG by a link, and nothing else by that link [X-078]', async () => {
    const storage = new S3ObjectStorage(bucket.settings);
    const link = await storage.link('PUT', NAME);
    const put = (url: string, type: string, method = 'PUT') =>
      fetch(url, { method, headers: { 'Content-Type': type }, body: 'jpeg' }).then(({ status }) => status);
    expect(await put(link, 'image/jpeg')).toBe(200);
    expect(await storage.get(NAME, LIMIT)).toEqual(Buffer.from('jpeg'));
    expect(await put(link, 'text/html')).toBe(403);
    expect(await put(link, 'image/jpeg', 'DELETE')).toBe(403);
    expect(await put(link.replace(NAME, 'APP-22_selfie.jpg'), 'image/jpeg')).toBe(403);
    expect(await put(link.replace('X-Amz-Expires=3600', 'X-Amz-Expires=99999'), 'image/jpeg')).toBe(403);
    const fetched = await fetch(await storage.link('GET', NAME));
    expect(await fetched.text()).toBe('jpeg');
  });

  it('is not followed to another address', async () => {
    const elsewhere = createServer((_request, response) => response.end('from elsewhere'));
    const location = `http://127.0.0.1:${await listen(elsewhere)}/`;
    const redirecting = createServer((_request, response) => response.writeHead(307, { location }).end());
    const endpoint = `http://127.0.0.1:${await listen(redirecting)}`;
    const storage = new S3ObjectStorage({ ...bucket.settings, endpoint });
    await expect(storage.get(NAME, LIMIT)).rejects.toThrow('The bucket answered 307 to GET.');
    await Promise.all([close(elsewhere), close(redirecting)]);
  });

  it('throws when the bucket does not answer, or stops within an object', async () => {
    const silent = createServer((request, response) => {
      if (request.method === 'GET') response.writeHead(200, { 'Content-Length': 4 }).write('jp');
    });
    const endpoint = `http://127.0.0.1:${await listen(silent)}`;
    const storage = new S3ObjectStorage({ ...bucket.settings, endpoint }, 100);
    await expect(storage.put(NAME, Buffer.from('jpeg'))).rejects.toThrow('aborted due to timeout');
    await expect(storage.get(NAME, LIMIT)).rejects.toThrow('aborted due to timeout');
    await close(silent);
  });

  it('throws when the bucket refuses, without naming the object', async () => {
    const broken = await startFakeBucket();
    broken.failNextRequests();
    const storage = new S3ObjectStorage(broken.settings);
    await expect(storage.get(NAME, LIMIT)).rejects.toThrow('The bucket answered 403 to GET.');
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow('The bucket answered 403 to PUT.');
    await broken.stop();
  });
});
