/** What a link is good for. */
export type LinkMethod = 'PUT' | 'GET';

/** Seconds for which a link is good (KYC-15, CONST-40). */
export const LINK_SECONDS = 3_600;

/** Where pictures of people are kept; nobody gets at them but by a signed link. */
export abstract class ObjectStorage {
  /** Another object of that name is replaced. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /** Nothing when there is no such object, or when it is larger than `maxBytes`. */
  abstract get(name: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Also succeeds when there is no such object. */
  abstract remove(name: string): Promise<void>;
  /** An address at which whoever has it can do this one thing with this one JPEG, for `LINK_SECONDS`. */
  abstract link(method: LinkMethod, name: string): Promise<string>;
}
