import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnsweredRequest } from '../metrics/measurements';
import type { PageAnswers } from '../pages/page-answers';
import type { PageCache } from '../pages/page-cache';
import type { ShopScreens } from '../pages/shop-screens';
import { knownContentFor, sendPage } from './send-page';

interface CachedPages {
  screens: ShopScreens;
  rendered: PageCache;
  answers: PageAnswers;
  /** Called for each answer. */
  onAnswer: (answered: AnsweredRequest) => void;
}

/**
 * Answers requests for public pages of the cache, before Fastify does: its routing, hooks and loggers would take longer
 * than the answer. Pages that are due to be rendered again are left to Fastify until that has begun.
 *
 * @returns whether the request is answered
 */
export const answerFromCache =
  ({ screens, rendered, answers, onAnswer }: CachedPages) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const from = performance.now();
    const { method, url = '', headers } = request;
    const pageInPlace = method === 'GET' ? screens.knownPageAt(url, headers) : undefined;
    const page = pageInPlace?.page.kind === 'public' ? rendered.readyPage(pageInPlace) : undefined;
    const content = page && knownContentFor(request, page.text);
    if (!pageInPlace || !content) return false;
    sendPage(request, response, answers.answerOf(pageInPlace, page), content);
    onAnswer({ route: 'page', status: response.statusCode, seconds: (performance.now() - from) / 1_000 });
    return true;
  };
