import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../../server/compressed-text';
import { type PageAnswer, PageAnswers } from '../pages/page-answers';
import type { PageCache } from '../pages/page-cache';
import type { PlainPages } from '../pages/shop-page';
import type { PageAt } from '../pages/shop-screens';
import { answerText } from './answer-text';
import type { OtherOrigins } from './security-headers';

/** Folder of the built files: an unknown address below it is not a page. */
export const ASSETS = '/assets/';
/** A file that a browser asks for by itself or for a page, such as `/apple-touch-icon.png`. */
const FILE = /\.\w{1,11}$/;

export interface ServedPages {
  pageAt: PageAt;
  plain: PlainPages;
  /** Absent: browsers render everything. */
  rendered?: PageCache;
  otherOrigins: OtherOrigins;
}

/** Answers every address that is not a file of the build with a page of the shop, and its status. */
export function serveShopPages(app: FastifyInstance, pages: ServedPages): void {
  const answers = new PageAnswers(pages.plain, pages.otherOrigins);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerPage(request, reply, pages, answers);
  app.get('/', answer);
  app.get('/index.html', (_request, reply) => reply.redirect('/', 308));
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
  { pageAt, rendered }: ServedPages,
  answers: PageAnswers,
): Promise<FastifyReply> {
  const placed = pageAt(request.url, request.headers.cookie ?? '');
  const { page } = placed;
  if (page.kind === 'redirect') return reply.redirect(page.to, page.isPermanent ? 308 : 302);
  if (page.kind === 'not-found' && FILE.test(pathOf(request))) return answerText(reply, 404, 'Not found.');
  const found = page.kind === 'personal' ? undefined : await rendered?.pageFor(placed);
  return sendPage(request, reply, answers.answerOf(placed, found));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, headers }: PageAnswer,
): FastifyReply {
  void reply.code(status).headers(headers);
  if (status === 200 && knowsPage(request, page.etag)) return reply.code(304).send();
  return sendCompressed(request, reply, page);
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Whether the client has the page: encodings do not matter, so tags are compared as weak ones. */
const knowsPage = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
