import type { PictureSettings } from '../../picture-settings';
import { DiskObjectStorage } from './disk-object-storage';
import type { LinkSigner } from './link-signer';
import { MemoryObjectStorage } from './memory-object-storage';
import type { ObjectStorage } from '../../application/identity/object-storage.port';
import { S3ObjectStorage } from './s3-object-storage';

/** The storage that is configured (docs/configuration.md): the bucket, else the folder, else memory. */
export function openObjectStorage({ bucket, folder }: PictureSettings, signer: LinkSigner): ObjectStorage {
  if (bucket) return new S3ObjectStorage(bucket);
  return folder ? new DiskObjectStorage(folder, signer) : new MemoryObjectStorage(signer);
}
