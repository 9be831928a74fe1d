/** What a link permits. */
export type LinkMethod = 'PUT' | 'GET';

/** Seconds for which a link is valid (KYC-15, CONST-40). */
export const LINK_SECONDS = 3_600;

/** Storage for pictures of people; outside access is only by signed link. */
export abstract class ObjectStorage {
  /** Replaces an object of the same name. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /** undefined if there is no such object, or if it is larger than `maxBytes`. */
  abstract get(name: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Also succeeds if there is no such object. */
  abstract remove(name: string): Promise<void>;
  /** A URL that permits one method on one JPEG for `LINK_SECONDS`. */
  abstract link(method: LinkMethod, name: string): Promise<string>;
}
