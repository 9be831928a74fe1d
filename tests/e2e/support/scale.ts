/** 1 at full size (`npm run test:hard`); otherwise a tenth. */
export const SCALE = Number(process.env.SCALE ?? 0.1);
export const isWhole = SCALE >= 1;
