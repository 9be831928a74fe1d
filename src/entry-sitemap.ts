import 'reflect-metadata/lite';
import { NoLog } from './adapters/browser/no-log';
import { SystemClock } from './adapters/browser/system-clock';
import { Api, type ApiOptions, ApiSettings } from './adapters/http/api';
import { HttpProductCatalog } from './adapters/http/catalog/http-product-catalog';
import { AnswerCache } from './adapters/http/answer-cache';
import { BrowserStore } from './adapters/storage/browser-store';
import { MemoryStore } from './adapters/storage/memory-store';
import { storedSession } from './adapters/storage/stored-session';
import { storedShipping } from './adapters/storage/stored-shipping';
import { IndexedPaths } from './ui/app/screens/indexed-paths';

/** A placeholder: only the paths of the calls are used. */
const BACKEND_URL = 'http://shop.invalid';

/** What the storefront's server lists in its sitemap. `fetch` calls the backend as a visitor. */
export function indexedPaths(fetch: ApiOptions['fetch']): IndexedPaths {
  const visitor = new BrowserStore(new MemoryStore(), new MemoryStore());
  const api = new Api(new ApiSettings({ baseUrl: BACKEND_URL, fetch }), storedSession(visitor), new NoLog());
  const answerCache = new AnswerCache(new SystemClock());
  return new IndexedPaths(new HttpProductCatalog(api, answerCache, storedShipping(visitor)));
}
