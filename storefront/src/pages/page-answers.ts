import type { Language } from '../../../settings/page-settings';
import { type OtherOrigins, securityHeaders } from '../http/security-headers';
import type { RenderedPage } from '../rendering/rendering';
import { type FoundPage, FRESH_S, STALE_S } from './page-cache';
import type { PlainPages, ShopPage } from './shop-page';
import type { PageInPlace } from './shop-screens';

/** What a request for a page is answered with. */
export interface PageAnswer {
  status: 200 | 404 | 410 | 503;
  page: ShopPage;
  /** All headers except those that depend on the encoding and on the connection. */
  headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_S = 5;
/** A page without its first screen has no robots meta. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };
const REVALIDATED = { 'Cache-Control': 'no-cache' };
const PRIVATE = { 'Cache-Control': 'private, no-store' };
/** Browsers revalidate, usually without a transfer; a cache in front of the shop serves many of them. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;

/** The answers without a rendered page, in one language. */
interface PlainAnswers {
  unavailable: PageAnswer;
  public: IndexedOrNot;
  personal: IndexedOrNot;
  withCamera: IndexedOrNot;
  notFound: PageAnswer;
}

interface IndexedOrNot {
  indexed: PageAnswer;
  notIndexed: PageAnswer;
}

/** Builds each answer once for as long as its page is cached: building headers takes longer than sending them. */
export class PageAnswers {
  private readonly vary: string;
  private readonly plain: ReadonlyMap<Language, PlainAnswers>;
  private readonly rendered = new WeakMap<RenderedPage, PageAnswer>();

  constructor(
    plainPages: ReadonlyMap<Language, PlainPages>,
    private readonly otherOrigins: OtherOrigins,
  ) {
    /** The language depends on a header, or on a cookie. */
    this.vary = plainPages.size > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding';
    this.plain = new Map(Array.from(plainPages, ([language, pages]) => [language, this.plainAnswers(pages)]));
  }

  private plainAnswers({ plain, unavailable }: PlainPages): PlainAnswers {
    const retry = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) };
    const both = (headers: Record<string, string>, usesCamera?: boolean): IndexedOrNot => ({
      indexed: this.answer(200, plain, headers, usesCamera),
      notIndexed: this.answer(200, plain, { ...headers, ...NOT_INDEXED }, usesCamera),
    });
    return {
      unavailable: this.answer(503, unavailable, retry),
      public: both(REVALIDATED),
      personal: both(PRIVATE),
      withCamera: both(PRIVATE, true),
      notFound: this.answer(404, plain, REVALIDATED),
    };
  }

  /** @param found the page with its first screen; absent if it is personal, or was not rendered in time */
  answerOf(pageInPlace: PageInPlace, found: FoundPage): PageAnswer {
    if (typeof found === 'object') return this.renderedAnswer(pageInPlace, found);
    const { page, language } = pageInPlace;
    const answers = this.plain.get(language);
    if (!answers) throw new Error(`There are no pages in ${language}.`);
    if (found === 'unavailable') return answers.unavailable;
    if (page.kind !== 'public' && page.kind !== 'personal') return answers.notFound;
    const { indexed, notIndexed } =
      page.kind === 'public' ? answers.public : page.usesCamera ? answers.withCamera : answers.personal;
    return page.isIndexed ? indexed : notIndexed;
  }

  private renderedAnswer(pageInPlace: PageInPlace, page: RenderedPage): PageAnswer {
    const known = this.rendered.get(page);
    if (known) return known;
    const answer = this.answer(page.status, page, this.sharedHeaders(pageInPlace));
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
        Vary: this.vary,
        'Content-Type': 'text/html; charset=utf-8',
        ETag: page.etag,
        ...headers,
      },
    };
  }

  /** The place is in the cookie. Caches differ in the header from which they read tags. */
  private sharedHeaders({ tags }: PageInPlace): Record<string, string> {
    return {
      'Cache-Control': SHARED,
      Vary: this.plain.size > 1 ? this.vary : `${this.vary}, Cookie`,
      ...(tags.length > 0 && { 'Cache-Tag': tags.join(','), 'Surrogate-Key': tags.join(' ') }),
    };
  }
}
