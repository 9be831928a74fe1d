/**
 * AES-GCM with a key that ships with the app: obfuscation, not secrecy. The document asks for it (PAY-38),
 * and the publishable key is public anyway.
 */
const APP_KEY = 'cork-and-petal/publishable-key';

const INITIAL_BYTES = 12;

async function appKey(): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(APP_KEY));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Null if the browser has no WebCrypto, as on pages without TLS. */
export async function encrypt(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const iv = crypto.getRandomValues(new Uint8Array(INITIAL_BYTES));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await appKey(),
    new TextEncoder().encode(text),
  );
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(cipher)));
}

/** Null if it is invalid or was tampered with. */
export async function decrypt(kept: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(kept), (character) => character.charCodeAt(0));
    const iv = bytes.slice(0, INITIAL_BYTES);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await appKey(),
      bytes.slice(INITIAL_BYTES),
    );
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
