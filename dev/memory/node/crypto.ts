import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What the backend takes from `node:crypto`, in a browser. */
type Encoding = 'hex' | 'base64url';

class Bytes extends Uint8Array {
  override toString(encoding: Encoding = 'hex'): string {
    if (encoding === 'hex') return bytesToHex(this);
    const base64 = btoa(String.fromCharCode(...this));
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

interface Digest {
  update(text: string): Digest;
  digest(encoding: Encoding): string;
}

const digestOf = (hash: { update(bytes: Uint8Array): unknown; digest(): Uint8Array }): Digest => ({
  update(text) {
    hash.update(new TextEncoder().encode(text));
    return this;
  },
  digest: (encoding) => new Bytes(hash.digest()).toString(encoding),
});

/** SHA-256 is the only one that is asked for. */
export const createHash = (_algorithm: 'sha256'): Digest => digestOf(sha256.create());

export const createHmac = (_algorithm: 'sha256', secret: string): Digest =>
  digestOf(hmac.create(sha256, new TextEncoder().encode(secret)));

export const randomBytes = (size: number): Bytes => crypto.getRandomValues(new Bytes(size));

export const randomUUID = (): string => crypto.randomUUID();

/** Nobody else measures what happens in this browser. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((byte, index) => byte === other[index]);
