import { type LinkMethod, ObjectStorage } from '../../backend/src/application/identity/object-storage.port';

/** Applications whose pictures cannot be stored, or not removed, so that both can be seen (DEMO-56). */
const FAILS_TO_STORE = /^APP-NOUPLOAD[_-]/;
const FAILS_TO_REMOVE = /^APP-NOREMOVE[_-]/;

/** A real store that fails on purpose, by the object's name. */
export class FailingObjectStorage extends ObjectStorage {
  constructor(private readonly storage: ObjectStorage) {
    super();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    if (FAILS_TO_STORE.test(name)) throw new Error('This object storage rejects uploads, for demonstration.');
    return this.storage.put(name, bytes);
  }

  async get(name: string, maxBytes: number): Promise<Buffer | undefined> {
    return this.storage.get(name, maxBytes);
  }

  async remove(name: string): Promise<void> {
    if (FAILS_TO_REMOVE.test(name))
      throw new Error('This object storage rejects deletions, for demonstration.');
    return this.storage.remove(name);
  }

  async link(method: LinkMethod, name: string): Promise<string> {
    return this.storage.link(method, name);
  }
}
