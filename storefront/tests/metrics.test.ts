import { createServer, type Server } from 'node:http';
import { RENDERER, type ShopFolder, writeShopFolder } from './support/shop-folder';
import { startTraceCollector, type TraceCollector } from '../../server/testing/trace-collector';
import { builtServer } from '../../server/testing/built-server';
import { close, listen } from '../../server/testing/local-server';
import { startStorefrontProcess, type StorefrontProcess } from './support/storefront-process';

/** Renders with a call of the backend. */
const CALLING_RENDERER = RENDERER.replace(
  'renderFirstScreen() {',
  "renderFirstScreen({ fetch }) { await fetch('http://shop.invalid/connect/index/banners');",
);

let collector: TraceCollector;
const traceparents: { url: string; traceparent: string }[] = [];
let backend: Server;
let main: string;
let shop: ShopFolder;
let storefront: StorefrontProcess;
beforeAll(async () => {
  collector = await startTraceCollector();
  backend = createServer(({ url, headers }, response) => {
    traceparents.push({ url: url?.split('?')[0] ?? '', traceparent: String(headers.traceparent) });
    if (url?.startsWith('/api/broken')) return void response.destroy();
    response.writeHead(url?.startsWith('/api/cart') ? 503 : 200).end('{}');
  });
  main = await builtServer('storefront');
  shop = writeShopFolder(CALLING_RENDERER);
  storefront = await startStorefrontProcess(main, {
    ...shop.settings,
    BACKEND_URL: `http://127.0.0.1:${await listen(backend)}`,
    OPS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
}, 60_000);
afterAll(async () => {
  storefront.signal();
  await storefront.ended;
  await collector.stop();
  await close(backend);
  shop.remove();
});

const send = async (path: string, init?: RequestInit) => {
  const answer = await fetch(storefront.url + path, init);
  await answer.arrayBuffer();
};

/** The value of one series; undefined if there is none. */
async function valueOf(series: string): Promise<number | undefined> {
  const answer = await fetch(`${storefront.opsUrl}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

it('counts calls to the backend by caller and status, and answered requests', async () => {
  await send('/store?utm_campaign=jane@example.com');
  await send('/connect/index/search?q=secret');
  await send('/api/cart/showcart', { method: 'POST', body: '{}' });
  await expect(send('/api/broken', { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  await send('/assets/missing.js');
  await send('/elsewhere', { method: 'POST' });
  const request = (route: string, status: number) =>
    valueOf(`storefront_request_duration_seconds_count{route="${route}",status="${status}"}`);
  const call = (caller: string, path: string, status: number | string) =>
    valueOf(
      `storefront_backend_call_duration_seconds_count{caller="${caller}",path="${path}",status="${status}"}`,
    );
  expect(await request('page', 200)).toBe(1);
  expect(await request('call', 200)).toBe(1);
  expect(await request('call', 503)).toBe(1);
  expect(await request('file', 404)).toBe(1);
  expect(await request('other', 404)).toBe(1);
  expect(await call('browser', '/connect/*', 200)).toBe(1);
  expect(await call('browser', '/api/*', 503)).toBe(1);
  expect(await call('browser', '/api/*', 'none')).toBe(1);
  // One for the address above, and one of the start.
  expect(await call('rendering', '/connect/*', 200)).toBe(2);
  expect(await valueOf('storefront_rendering_duration_seconds_count{outcome="rendered"}')).toBe(2);
  expect(await valueOf('storefront_rendering_waiting')).toBe(0);
  expect(await valueOf('storefront_page_cache_requests_total{outcome="miss"}')).toBe(2);
  expect(await valueOf('storefront_page_cache_pages')).toBe(2);
  expect(await valueOf('storefront_page_cache_bytes')).toBeGreaterThan(500);
  expect(await valueOf('process_cpu_seconds_total')).toBeGreaterThan(0);
});

it('contains no addresses, queries or clients', async () => {
  await send('/store/no-such-product?email=jane@example.com', {
    headers: { 'User-Agent': 'Unusual/1.0', Cookie: 'shopping_place=zipcode=10001' },
  });
  const text = await (await fetch(`${storefront.opsUrl}/metrics`)).text();
  for (const word of ['jane', 'secret', 'no-such-product', 'Unusual', '10001', '127.0.0.1', 'showcart'])
    expect(text).not.toContain(word);
});

describe('a trace', () => {
  /** What the backend was told of the trace by the call of an address. */
  const toldOf = (path: string) => {
    const { traceparent = '' } = traceparents.findLast(({ url }) => url === path) ?? {};
    const [, traceId = '', spanId = ''] = traceparent.split('-');
    return { traceId, spanId };
  };

  it('leads from a request to the call of the backend, and does not continue that of the client', async () => {
    const foreign = '4bf92f3577b34da6a3ce929d0e0e4736';
    await send('/api/cart/clear?token=secret', {
      headers: { traceparent: `00-${foreign}-00f067aa0ba902b7-01` },
    });
    const told = toldOf('/api/cart/clear');
    expect(told.traceId).not.toBe(foreign);
    const call = await collector.until(({ spanId }) => spanId === told.spanId);
    expect(call).toMatchObject({ traceId: told.traceId, name: 'backend /api/*', hasFailed: false });
    const request = await collector.until(({ spanId }) => spanId === call.parentSpanId);
    expect(request).toMatchObject({ service: 'storefront', name: 'GET /api/*', traceId: told.traceId });
    expect(request.parentSpanId).toBeUndefined();
  });

  it('shows a connection to the backend that broke', async () => {
    await expect(send('/api/broken', { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
    const { spanId } = toldOf('/api/broken');
    expect(await collector.until((span) => span.spanId === spanId)).toMatchObject({ hasFailed: true });
  });

  it('leads from a page to the calls of its rendering', async () => {
    await send('/store/traced');
    const { spanId } = toldOf('/connect/index/banners');
    const rendering = await collector.until((span) => span.spanId === spanId);
    expect(rendering).toMatchObject({ name: 'render page', hasFailed: false });
    await collector.until((span) => span.spanId === rendering.parentSpanId);
  });

  it('contains no address, query or client', () => {
    for (const word of ['jane', 'secret', 'traced', 'clear', 'Unusual', '127.0.0.1'])
      expect(collector.received()).not.toContain(word);
  });
});
