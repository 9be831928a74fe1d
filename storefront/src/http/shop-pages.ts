import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressionFor } from '../../../server/compressed-text';
import type { PageAnswers } from '../pages/page-answers';
import type { PageCache } from '../pages/page-cache';
import type { ShopScreens } from '../pages/shop-screens';
import { answerText } from './answer-text';
import { completeAnswer, contentFor, sendAnswer } from './send-page';

/** Folder of the built files: an unknown address below it is not a page. */
export const ASSETS = '/assets/';
/** A file that a browser asks for by itself or for a page, such as `/apple-touch-icon.png`. */
const FILE = /\.\w{1,11}$/;

export interface ServedPages {
  screens: ShopScreens;
  answers: PageAnswers;
  /** Absent: browsers render everything. */
  rendered?: PageCache;
}

/** Answers every address that is not a file of the build with a page of the shop, and its status. */
export function serveShopPages(app: FastifyInstance, pages: ServedPages): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, pages);
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
  { screens, answers, rendered }: ServedPages,
): Promise<FastifyReply> {
  const pageInPlace = screens.pageAt(request.url, request.headers);
  const { page } = pageInPlace;
  if (page.kind === 'redirect') return reply.redirect(page.to, page.isPermanent ? 308 : 302);
  if (page.kind === 'not-found' && FILE.test(pathOf(request))) return answerText(reply, 404, 'Not found.');
  const client = { compression: compressionFor(request), ip: request.ip, requestId: request.id };
  const found = page.kind === 'personal' ? undefined : await rendered?.pageFor(pageInPlace, client);
  const answer = answers.answerOf(pageInPlace, found);
  const content = await contentFor(answer.page.text, client.compression);
  sendAnswer(reply.hijack().raw, completeAnswer(request.raw, answer, content));
  return reply;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
