export function makeOnce(
  product: { stamp: string; fingerprint: string; files: string[] },
  make: () => Promise<void>,
): Promise<void>;
