import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { InlineHashes } from '../pages/inline-hashes';

const YEAR_S = 31_536_000;

/** Origins of the card provider's widget; allowed only if the deployment has that provider. */
const CARD_PROVIDER = {
  script: 'https://js.stripe.com',
  api: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
};

const REPORT_GROUP = 'csp';

/** Other origins that a page may use. */
export interface OtherOrigins {
  readonly cardProvider: boolean;
  /** Where images may come from, such as map tiles. */
  readonly imageOrigins: readonly string[];
  /** Where scripts may send requests, such as pictures uploaded by signed links. */
  readonly callOrigins: readonly string[];
  /** Whether pages ask for the position: a service has to turn it into a zipcode. */
  readonly locator: boolean;
  /** Where browsers report violations of the policy. */
  readonly reportUrl?: string;
}

/**
 * A strict policy without unsafe-inline: the page's own inline content is allowed by hash, and the card provider's
 * widget by its origin.
 */
export function contentSecurityPolicy(
  { styleHashes, scriptHashes }: InlineHashes,
  { cardProvider, imageOrigins, callOrigins, reportUrl }: OtherOrigins,
): string {
  const provider = cardProvider ? CARD_PROVIDER : undefined;
  const sources = (...list: (string | undefined)[]) => list.filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${sources("'self'", ...scriptHashes, provider?.script)}`,
    `style-src ${sources("'self'", ...styleHashes)}`,
    `img-src ${sources("'self'", 'data:', 'blob:', ...imageOrigins)}`,
    `connect-src ${sources("'self'", provider?.api, ...callOrigins)}`,
    `frame-src ${provider?.frame ?? "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Browsers that know the second ignore the first.
    ...(reportUrl ? [`report-uri ${reportUrl}`, `report-to ${REPORT_GROUP}`] : []),
  ].join('; ');
}

/**
 * A page keeps the policy of the address at which it was opened while the shopper goes from screen to screen. Any screen
 * may ask for the position, from its header; before a screen that uses the camera, the shop loads the page again.
 */
const permissionsPolicy = ({ locator }: OtherOrigins, usesCamera: boolean): string =>
  `camera=${usesCamera ? '(self)' : '()'}, geolocation=${locator ? '(self)' : '()'}, microphone=()`;

/** Headers of answers that reach the browser over TLS. */
export const TLS_ONLY = { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` };

/** As the nearest proxy says. If the claim is false, browsers ignore the header. */
export const isOverTls = ({ headers }: IncomingMessage): boolean =>
  /\bhttps$/.test(String(headers['x-forwarded-proto'] ?? ''));

/** Headers of every answer of the storefront; the backend's answers have their own (BDG-05). */
export function securityHeaders(
  inline: InlineHashes,
  otherOrigins: OtherOrigins,
  usesCamera = false,
): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(inline, otherOrigins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy(otherOrigins, usesCamera),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(otherOrigins.reportUrl && { 'Reporting-Endpoints': `${REPORT_GROUP}="${otherOrigins.reportUrl}"` }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const overTls = { ...headers, ...TLS_ONLY };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isOverTls(request.raw) ? overTls : headers);
    done();
  });
}
