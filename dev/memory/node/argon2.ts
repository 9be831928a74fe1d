import { argon2id, argon2Verify } from 'hash-wasm';

/** The parts of `@node-rs/argon2` that the backend uses, for a browser. */
interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export const hash = (password: string, { memoryCost, timeCost, parallelism }: Cost): Promise<string> =>
  argon2id({
    password,
    parallelism,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    iterations: timeCost,
    memorySize: memoryCost,
    hashLength: 32,
    outputType: 'encoded',
  });

export const verify = (hashed: string, password: string): Promise<boolean> =>
  argon2Verify({ password, hash: hashed });
