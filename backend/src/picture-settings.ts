import { StartProblem } from '../../server/start-problem';
import type { BucketSettings } from './adapters/storage/s3-object-storage';
import { type Environment, list, originOf } from './environment';
import type { Mode } from './mode';

/** Where the pictures of identity checks are stored until they are no longer needed. */
export interface PictureSettings {
  /** A folder that is not served; without folder and bucket: memory. */
  folder?: string;
  /** Used instead of the folder. */
  bucket?: BucketSettings;
  /** Sign links to the folder; all processes of a deployment must share them. None: random. */
  linkSecrets: readonly string[];
}

export const pictures = (env: Environment, mode: Mode): PictureSettings => ({
  folder: pictureFolder(env, mode),
  bucket: bucket(env),
  linkSecrets: list(env.LINK_SECRET),
});

/** Defaults to a folder beside the database's, except in production. */
function pictureFolder({ PICTURE_FOLDER, DATA_FOLDER }: Environment, mode: Mode): string | undefined {
  if (PICTURE_FOLDER || !DATA_FOLDER || mode === 'production') return PICTURE_FOLDER || undefined;
  return `${DATA_FOLDER.replace(/[/\\]+$/, '')}-pictures`;
}

/** All bucket settings, or none. */
function bucket(env: Environment): BucketSettings | undefined {
  if (!env.BUCKET_NAME) return undefined;
  const { BUCKET_ENDPOINT = '', BUCKET_REGION, BUCKET_KEY_ID, BUCKET_SECRET } = env;
  if (!BUCKET_KEY_ID || !BUCKET_SECRET)
    throw new StartProblem('BUCKET_NAME needs BUCKET_ENDPOINT, BUCKET_KEY_ID and BUCKET_SECRET.');
  return {
    bucket: env.BUCKET_NAME,
    endpoint: originOf('BUCKET_ENDPOINT', BUCKET_ENDPOINT),
    region: BUCKET_REGION || 'us-east-1',
    accessKeyId: BUCKET_KEY_ID,
    secretAccessKey: BUCKET_SECRET,
  };
}
