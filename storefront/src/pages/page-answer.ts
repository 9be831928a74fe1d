import type { RenderedPage } from '../rendering/rendering';
import { FRESH_S, STALE_S } from './page-cache';
import { tagsOf } from './page-tags';
import type { PlainPages, ShopPage } from './shop-page';
import type { PlacedPage } from './shop-screens';

/** What a request for a page is answered with. */
export interface PageAnswer {
  status: 200 | 404 | 503;
  page: ShopPage;
  headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_S = 5;
/** Browsers ask again, and mostly hear that nothing has changed; a cache before the shop answers for many. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;

/** @param found the page with its first screen; absent if it is personal, or was not rendered in time */
export function answerOf(
  placed: PlacedPage,
  found: RenderedPage | 'unavailable' | undefined,
  { plain, unavailable }: PlainPages,
): PageAnswer {
  const { kind } = placed.page;
  if (found === 'unavailable')
    return {
      status: 503,
      page: unavailable,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) },
    };
  if (found) return { status: found.status, page: found, headers: sharedHeaders(placed) };
  return {
    status: kind === 'not-found' ? 404 : 200,
    page: plain,
    headers: { 'Cache-Control': kind === 'personal' ? 'private, no-store' : 'no-cache' },
  };
}

/** The place is in the cookie. Which header has the tags depends on the cache. */
function sharedHeaders(placed: PlacedPage): Record<string, string> {
  const tags = tagsOf(placed);
  return {
    'Cache-Control': SHARED,
    Vary: 'Accept-Encoding, Cookie',
    ...(tags.length > 0 && { 'Cache-Tag': tags.join(','), 'Surrogate-Key': tags.join(' ') }),
  };
}
