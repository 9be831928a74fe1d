import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_COOKIE, type Language } from '../../../settings/page-settings';
import { answerText } from './answer-text';
import { isOverTls } from './security-headers';

const A_YEAR_S = 31_536_000;
/** `language=es` */
const MAX_BYTES = 100;

/**
 * A page's form that chooses a language is sent to the address of that page: remembers the language in a cookie, and
 * leads back to the page.
 */
export function serveLanguageChoice(app: FastifyInstance, languages: readonly Language[]): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/*', (request, reply) => {
    const asked = request.body instanceof URLSearchParams ? request.body.get(LANGUAGE_COOKIE) : undefined;
    const language = languages.find((each) => each === asked);
    if (!language || isFromElsewhere(request.headers)) return answerText(reply, 404, 'Not found.');
    const life = `Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax; HttpOnly`;
    const secure = isOverTls(request.raw) ? '; Secure' : '';
    return reply
      .header('Set-Cookie', `${LANGUAGE_COOKIE}=${language}; ${life}${secure}`)
      .header('Cache-Control', 'no-store')
      .redirect(onThisOrigin(request.url), 303);
  });
}

/** Another site's form; browsers say so over TLS. */
const isFromElsewhere = ({ 'sec-fetch-site': from = 'same-origin' }: IncomingHttpHeaders): boolean =>
  from !== 'same-origin';

/** `//other.example` would lead to another origin. */
const onThisOrigin = (address: string): string => `/${address.replace(/^[/\\]+/, '')}`;
