/** `SCALE=1` is all there is (`npm run test:hard`); every other run does a tenth. */
export const SCALE = Number(process.env.SCALE ?? 0.1);
export const isWhole = SCALE >= 1;
