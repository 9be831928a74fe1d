/** Where browsers send their measurements. */
export const WEB_VITALS_PATH = '/_vitals';

/** Browsers measure a page from its request until it is left. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export interface WebVital {
  readonly name: (typeof WEB_VITALS)[number];
  /** Milliseconds, except for CLS, which has no unit. */
  readonly value: number;
}
