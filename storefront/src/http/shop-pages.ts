import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../../server/compressed-text';
import type { PageCache } from '../pages/page-cache';
import type { ShopPage } from '../pages/shop-page';
import { answerText } from './answer-text';
import { contentSecurityPolicy, type OtherOrigins } from './security-headers';

/** Folder of the built files: an unknown address below it is not a route of the shop. */
export const ASSETS = '/assets/';

export interface ServedPages {
  plain: ShopPage;
  /** Absent: browsers render everything. */
  rendered?: PageCache;
  otherOrigins: OtherOrigins;
}

/** Answers every address that is not a file of the build with the shop, which has its own not-found page. */
export function serveShopPages(app: FastifyInstance, pages: ServedPages): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, pages);
  app.get('/', answer);
  app.get('/index.html', answer);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? answer(request, reply) : answerText(reply, 404, 'Not found.'),
  );
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith(ASSETS);
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, rendered, otherOrigins }: ServedPages,
): Promise<FastifyReply> {
  const page = (await rendered?.pageFor(request.url, request.headers.cookie ?? '')) ?? plain;
  void reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': rendered ? 'private, no-cache' : 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(page, otherOrigins),
    Vary: rendered ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  });
  return sendCompressed(request, reply, page);
}
