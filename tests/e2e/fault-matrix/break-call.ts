import type { Page } from '@playwright/test';
import { type FaultMode, type FaultProxy, startFaultProxy } from '../../../backend/testing/fault-proxy';
import { operations } from '../../../sdk/generated/document';
import type { OperationId } from './faulty-call';

const proxies = new Map<string, Promise<FaultProxy>>();

/** One proxy per shop and failure mode, for as long as the worker lives. */
function proxyBefore(shop: string, mode: FaultMode): Promise<FaultProxy> {
  const key = `${mode} ${shop}`;
  const proxy = proxies.get(key) ?? startFaultProxy(shop, mode);
  proxies.set(key, proxy);
  return proxy;
}

export interface BrokenCall {
  /** Resolves when the first call has reached the proxy. */
  readonly untilReached: () => Promise<void>;
  readonly recover: () => void;
}

/** Sends every call of this operation through the fault proxy until `recover` is called: the shop may preload and retry. */
export async function breakCall(page: Page, call: OperationId, mode: FaultMode): Promise<BrokenCall> {
  const { method, path } = operations[call];
  const place = new RegExp(`${path.replace(/\{\w+\}/, '[^/]+')}(\\?|$)`);
  let isBroken = true;
  let markReached = () => {};
  const reached = new Promise<void>((resolve) => (markReached = resolve));
  await page.route(place, async (route) => {
    const request = route.request();
    if (!isBroken || request.method() !== method) return route.fallback();
    const { origin, pathname, search } = new URL(request.url());
    const { url } = await proxyBefore(origin, mode);
    await route.continue({ url: `${url}${pathname}${search}` });
    markReached();
  });
  return { untilReached: () => reached, recover: () => (isBroken = false) };
}

/** Shortens the page's timeout for unanswered calls to a tenth; the call itself still gets no answer. */
export const shortenTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const platform = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => platform(milliseconds / 10);
  });
