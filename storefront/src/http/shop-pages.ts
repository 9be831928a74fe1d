import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBackendPath } from './backend-paths';
import { nothingHere } from '../../../backend/src/adapters/http/errors';
import type { FirstScreens } from '../drawing/first-screens';
import { sendCompressed } from '../../../server/compressed-text';
import { contentSecurityPolicy, type OtherOrigins } from '../../../backend/src/adapters/http/security-headers';
import type { ShopPage } from '../pages/shop-page';

/** Folder of the built files: an unknown address below it is not a route of the shop. */
export const ASSETS = '/assets/';

export interface ServedPages {
  plain: ShopPage;
  screens: FirstScreens | undefined;
  otherOrigins: OtherOrigins;
}

/**
 * Answers every address that is neither the backend's nor a built file with the shop, which has its own not-found page.
 */
export function serveShopPages(app: FastifyInstance, pages: ServedPages): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, pages);
  app.get('/', answer);
  app.get('/index.html', answer);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? answer(request, reply) : nothingHere(reply),
  );
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !isBackendPath(path) && !path.startsWith(ASSETS);
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, screens, otherOrigins }: ServedPages,
): Promise<FastifyReply> {
  const drawn = await screens?.pageFor(request.url, request.headers.cookie ?? '');
  const page = drawn ?? plain;
  void reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': screens ? 'private, no-cache' : 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(page, otherOrigins),
    Vary: screens ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  });
  return sendCompressed(request, reply, page);
}
