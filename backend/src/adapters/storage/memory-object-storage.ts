import type { LinkSigner } from './link-signer';
import { type LinkMethod, ObjectStorage } from '../../application/identity/object-storage.port';

/** Keeps objects for as long as the process runs, like the database in memory. */
export class MemoryObjectStorage implements ObjectStorage {
  private readonly objects = new Map<string, Buffer>();

  constructor(private readonly signer: LinkSigner) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    this.objects.set(name, bytes);
  }

  async get(name: string, maxBytes: number): Promise<Buffer | undefined> {
    const bytes = this.objects.get(name);
    return bytes && bytes.length <= maxBytes ? bytes : undefined;
  }

  async remove(name: string): Promise<void> {
    this.objects.delete(name);
  }

  async link(method: LinkMethod, name: string): Promise<string> {
    return this.signer.link(method, name);
  }
}
