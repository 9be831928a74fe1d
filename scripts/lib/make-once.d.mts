export function makeOnce(
  product: { stamp: string; print: string; files: string[] },
  make: () => Promise<void>,
): Promise<void>;
