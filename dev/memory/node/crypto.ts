import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The parts of `node:crypto` that the backend uses, for a browser. */
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

/** The backend uses SHA-256 only. */
export const createHash = (_algorithm: 'sha256'): Digest => digestOf(sha256.create());

export const createHmac = (_algorithm: 'sha256', secret: string): Digest =>
  digestOf(hmac.create(sha256, new TextEncoder().encode(secret)));

export const randomBytes = (size: number): Bytes => crypto.getRandomValues(new Bytes(size));

export const randomUUID = (): string => crypto.randomUUID();

/** Timing attacks are no concern within one browser. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((byte, index) => byte === other[index]);
