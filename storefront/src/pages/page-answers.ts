import { type OtherOrigins, securityHeaders } from '../http/security-headers';
import type { RenderedPage } from '../rendering/rendering';
import { type FoundPage, FRESH_S, STALE_S } from './page-cache';
import type { PlainPages, ShopPage } from './shop-page';
import type { PageInPlace } from './shop-screens';

/** What a request for a page is answered with. */
export interface PageAnswer {
  status: 200 | 404 | 503;
  page: ShopPage;
  /** All headers except those that depend on the encoding and on the connection. */
  headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_S = 5;
const PRIVATE = { 'Cache-Control': 'private, no-store' };
/** Browsers revalidate, usually without a transfer; a cache in front of the shop serves many of them. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;

/** Builds each answer once for as long as its page is cached: building headers takes longer than sending them. */
export class PageAnswers {
  private readonly unavailable: PageAnswer;
  private readonly plain: PageAnswer;
  private readonly personal: PageAnswer;
  private readonly withCamera: PageAnswer;
  private readonly notFound: PageAnswer;
  private readonly rendered = new WeakMap<RenderedPage, PageAnswer>();

  constructor(
    { plain, unavailable }: PlainPages,
    private readonly otherOrigins: OtherOrigins,
  ) {
    const retry = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) };
    this.unavailable = this.answer(503, unavailable, retry);
    this.plain = this.answer(200, plain, { 'Cache-Control': 'no-cache' });
    this.notFound = this.answer(404, plain, { 'Cache-Control': 'no-cache' });
    this.personal = this.answer(200, plain, PRIVATE);
    this.withCamera = this.answer(200, plain, PRIVATE, true);
  }

  /** @param found the page with its first screen; absent if it is personal, or was not rendered in time */
  answerOf(pageInPlace: PageInPlace, found: FoundPage): PageAnswer {
    if (found === 'unavailable') return this.unavailable;
    if (found) return this.renderedAnswer(pageInPlace, found);
    const { page } = pageInPlace;
    if (page.kind === 'personal') return page.usesCamera ? this.withCamera : this.personal;
    return page.kind === 'not-found' ? this.notFound : this.plain;
  }

  private renderedAnswer(pageInPlace: PageInPlace, page: RenderedPage): PageAnswer {
    const answer = this.rendered.get(page) ?? this.answer(page.status, page, sharedHeaders(pageInPlace));
    this.rendered.set(page, answer);
    return answer;
  }

  private answer(
    status: PageAnswer['status'],
    page: ShopPage,
    headers: Record<string, string>,
    usesCamera = false,
  ): PageAnswer {
    return {
      status,
      page,
      headers: {
        ...securityHeaders(page, this.otherOrigins, usesCamera),
        Vary: 'Accept-Encoding',
        'Content-Type': 'text/html; charset=utf-8',
        ETag: page.etag,
        ...headers,
      },
    };
  }
}

/** The place is in the cookie. Caches differ in the header from which they read tags. */
const sharedHeaders = ({ tags }: PageInPlace): Record<string, string> => ({
  'Cache-Control': SHARED,
  Vary: 'Accept-Encoding, Cookie',
  ...(tags.length > 0 && { 'Cache-Tag': tags.join(','), 'Surrogate-Key': tags.join(' ') }),
});
