/**
 * What is counted. Labels name kinds and never addresses, so that the number of series is bounded and no client can be
 * identified.
 */
export type RouteKind = 'page' | 'file' | 'call' | 'other';

export interface AnsweredRequest {
  route: RouteKind;
  status: number;
  seconds: number;
}

/** Who asked the backend. */
export type Caller = 'browser' | 'rendering' | 'sitemap';

export interface BackendCall {
  /** One of the backend's paths, such as `/connect/*`. */
  path: string;
  /** `none` if no answer came. */
  status: number | 'none';
  /** Until the answer began. */
  seconds: number;
}

/** `overloaded`: more pages waited than can be rendered in time. */
export type RenderingOutcome = 'rendered' | 'not rendered' | 'overloaded' | 'failed';

/** What the cache of pages had: `stale` pages are sent while they are rendered again, `joined` waits for a rendering. */
export type CacheLookUp = 'hit' | 'stale' | 'joined' | 'miss';
