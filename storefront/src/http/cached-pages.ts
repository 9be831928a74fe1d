import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnsweredRequest } from '../metrics/measurements';
import type { PageAnswers } from '../pages/page-answers';
import type { PageCache } from '../pages/page-cache';
import type { ShopScreens } from '../pages/shop-screens';
import { keyOfRequest, type KnownRequest, KnownRequests } from './known-requests';
import { type CompleteAnswer, completeAnswer, knownContentFor, sendAnswer } from './send-page';

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
export function answerFromCache({ onAnswer, ...pages }: CachedPages) {
  const answerTo = answersFromCache(pages);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const from = performance.now();
    const answer = request.method === 'GET' ? answerTo(request) : undefined;
    if (!answer) return false;
    sendAnswer(response, answer);
    onAnswer({ route: 'page', status: answer.status, seconds: (performance.now() - from) / 1_000 });
    return true;
  };
}

function answersFromCache({ screens, rendered, answers }: Omit<CachedPages, 'onAnswer'>) {
  const requests = new KnownRequests();
  const requestFor = (key: string, { url = '', headers }: IncomingMessage): KnownRequest | undefined => {
    const pageInPlace = screens.knownPageAt(url, headers);
    return pageInPlace?.page.kind === 'public' ? requests.add(key, pageInPlace) : undefined;
  };
  return (request: IncomingMessage): CompleteAnswer | undefined => {
    const key = keyOfRequest(request);
    const known = requests.find(key) ?? requestFor(key, request);
    const page = known && rendered.readyPage(known.pageInPlace);
    if (!page) return undefined;
    const before = known.answers.get(page);
    if (before) return before;
    const content = knownContentFor(request, page.text);
    if (!content) return undefined;
    const answer = completeAnswer(request, answers.answerOf(known.pageInPlace, page), content);
    known.answers.set(page, answer);
    return answer;
  };
}
