import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LinkSigner } from './link-signer';
import { type LinkMethod, ObjectStorage } from '../../application/identity/object-storage.port';

/** Accessible to this process's user only. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * A file per object, in a folder that is not served; file names are hashes, so that no name can lead to another path.
 */
export class DiskObjectStorage implements ObjectStorage {
  constructor(
    private readonly folder: string,
    private readonly signer: LinkSigner,
  ) {}

  /** Written beside and then renamed: a reader gets the old picture or the new one. */
  async put(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
    const file = this.fileOf(name);
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(draft, bytes, { mode: FILE_MODE, flag: 'wx' });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(name: string, maxBytes: number): Promise<Buffer | undefined> {
    try {
      const { size } = await stat(this.fileOf(name));
      return size <= maxBytes ? await readFile(this.fileOf(name)) : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  async link(method: LinkMethod, name: string): Promise<string> {
    return this.signer.link(method, name);
  }

  private fileOf(name: string): string {
    return path.join(this.folder, createHash('sha256').update(name).digest('hex'));
  }
}
