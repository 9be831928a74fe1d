import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '../../../server/compressed-text';
import { answerText } from '../http/answer-text';
import { linkOrigin } from './link-origin';
import { MAX_ENTRIES, SitemapParts } from './sitemap-parts';
import type { SitemapSource } from './sitemap-source';
import { indexXml, pagesXml } from './sitemap-xml';

export const SITEMAP_PATH = '/sitemap.xml';
const PAGES_PATH = '/sitemap/pages.xml';
const productsPath = (part: number | string) => `/sitemap/products-${part}.xml`;

/** A part is read in many calls, one after the other. */
const TIMEOUT_MS = 120_000;
const RETRY_AFTER_S = 60;

type Xml = Iterable<string> | AsyncIterable<string>;

/** Serves an index of sitemaps, and the sitemaps: screens and categories in one, products in parts. */
export function serveSitemap(
  app: FastifyInstance,
  source: SitemapSource,
  shopOrigin: string | undefined,
): void {
  const parts = new SitemapParts(source);
  const serve = (path: string, xmlFor: (origin: string, part: number) => Promise<Xml | undefined>) =>
    app.get<{ Params: { part?: string } }>(path, (request, reply) =>
      answerXml(request, reply, shopOrigin, (origin) => xmlFor(origin, Number(request.params.part))),
    );
  serve(SITEMAP_PATH, async (origin) => {
    const count = await parts.count();
    const products = Array.from({ length: count }, (_, index) => productsPath(index + 1));
    return [indexXml(origin, [PAGES_PATH, ...products])];
  });
  serve(PAGES_PATH, async (origin) => {
    const pages = await source.pages();
    if (!pages) throw new Error('The backend gives no answer.');
    return pagesXml(origin, [pages.slice(0, MAX_ENTRIES)]);
  });
  serve(productsPath(':part(^[1-9]\\d{0,4}$)'), async (origin, part) =>
    part <= (await parts.count()) ? pagesXml(origin, parts.productsOf(part)) : undefined,
  );
}

/** An unreachable backend is noticed before the answer begins; a later failure cuts the XML off, so that it is invalid. */
async function answerXml(
  request: FastifyRequest,
  reply: FastifyReply,
  shopOrigin: string | undefined,
  xmlFor: (origin: string) => Promise<Xml | undefined>,
): Promise<FastifyReply> {
  const links = linkOrigin(shopOrigin, request);
  if (!links) return answerText(reply, 400, 'The Host header is malformed.');
  const xml = await xmlFor(links.origin).catch(() => null);
  if (xml === null)
    return answerText(reply.header('Retry-After', RETRY_AFTER_S), 503, 'The store cannot be reached.');
  if (!xml) return answerText(reply, 404, 'Not found.');
  void reply.headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': links.cacheControl,
    Vary: 'Accept-Encoding',
  });
  return request.method === 'HEAD' ? reply.send() : sendXml(request, reply, xml);
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: Xml): FastifyReply {
  const text = Readable.from(xml, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!acceptsGzip(request)) return reply.send(text);
  const zipped = createGzip();
  pipeline(text, zipped, () => undefined);
  return reply.header('Content-Encoding', 'gzip').send(zipped);
}
