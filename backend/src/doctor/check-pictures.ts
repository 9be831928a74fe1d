import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { S3ObjectStorage, type BucketSettings } from '../adapters/storage/s3-object-storage';
import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';

const TIMEOUT_MS = 5_000;
const ABOUT = 'Pictures';

/** Where the pictures of identity checks go: it can be written, and browsers may upload to it. */
export async function checkPictures({ pictures, providers, shopOrigin }: Settings): Promise<Finding[]> {
  if (pictures.bucket) return checkBucket(pictures.bucket, shopOrigin);
  if (pictures.folder) return [await checkFolder(pictures.folder)];
  return [
    note(
      ABOUT,
      providers.identity === 'none' ? 'none, since identity checks are not offered' : 'kept in memory',
    ),
  ];
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return ok(ABOUT, 'PICTURE_FOLDER can be written');
  } catch (error) {
    return problem(
      ABOUT,
      `PICTURE_FOLDER cannot be written: ${reasonOf(error)}`,
      'Give the folder to the user of the backend.',
    );
  }
}

async function checkBucket(settings: BucketSettings, shopOrigin: string | undefined): Promise<Finding[]> {
  const storage = new S3ObjectStorage(settings);
  const name = `doctor-${randomUUID()}.jpg`;
  try {
    await storage.put(name, Buffer.from('doctor'));
    const stored = await storage.get(name, 1_000);
    const link = await storage.link('PUT', name);
    await storage.remove(name);
    if (stored?.toString() !== 'doctor')
      return [
        problem(
          ABOUT,
          'the bucket does not return what it was given',
          'Check BUCKET_NAME and BUCKET_ENDPOINT.',
        ),
      ];
    return [ok(ABOUT, 'the bucket stores, returns and deletes'), await checkCors(link, shopOrigin)];
  } catch (error) {
    return [
      problem(
        ABOUT,
        reasonOf(error),
        'Check BUCKET_NAME, BUCKET_ENDPOINT and the rights of BUCKET_KEY_ID: put, get and delete.',
      ),
    ];
  }
}

/** The preflight request that a browser sends before it uploads. */
async function checkCors(link: string, origin: string | undefined): Promise<Finding> {
  const about = 'CORS of the bucket';
  if (!origin) return note(about, 'not checked, since SHOP_ORIGIN is not set');
  const answer = await fetch(link, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  const [origins = '', methods = '', headers = ''] = ['origin', 'methods', 'headers'].map(
    (name) => answer.headers.get(`access-control-allow-${name}`) ?? '',
  );
  const isAllowed =
    [origin, '*'].includes(origins) && /\bPUT\b|\*/i.test(methods) && /\bcontent-type\b|\*/i.test(headers);
  return isAllowed
    ? ok(about, `lets ${origin} upload`)
    : problem(
        about,
        `does not let ${origin} upload`,
        `Allow the origin ${origin}, the method PUT and the header Content-Type.`,
      );
}
