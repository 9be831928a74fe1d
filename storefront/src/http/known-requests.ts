import type { IncomingMessage } from 'node:http';
import type { PageInPlace } from '../pages/shop-screens';
import type { RenderedPage } from '../rendering/rendering';
import type { CompleteAnswer } from './send-page';

/** Longer requests are not remembered. */
const MAX_CHARACTERS = 1_000;

/** A request for a public page, whoever sends it. */
export interface KnownRequest {
  readonly pageInPlace: PageInPlace;
  /** How it is answered; of pages that have left the cache nothing is kept. */
  readonly answers: WeakMap<RenderedPage, CompleteAnswer>;
}

/**
 * Remembers requests by everything that their answers depend on: most are sent by clients that shop nowhere yet, or by
 * caches in front of the shop, and are equal.
 */
export class KnownRequests {
  private known = new Map<string, KnownRequest>();

  /** @param max how many are remembered; to know which of them were used last would take longer than beginning anew */
  constructor(private readonly max = 5_000) {}

  /** Undefined if the request is not known. */
  find(key: string): KnownRequest | undefined {
    return this.known.get(key);
  }

  add(key: string, pageInPlace: PageInPlace): KnownRequest {
    const request: KnownRequest = { pageInPlace, answers: new WeakMap() };
    if (this.known.size >= this.max) this.known = new Map();
    if (key.length <= MAX_CHARACTERS) this.known.set(key, request);
    return request;
  }
}

/** The same for requests that have the same answer. */
export const keyOfRequest = ({ url = '', headers }: IncomingMessage): string =>
  `${url}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}\n${String(headers['accept-encoding'])}\n${
    headers['if-none-match'] ?? ''
  }\n${String(headers['x-forwarded-proto'])}`;
