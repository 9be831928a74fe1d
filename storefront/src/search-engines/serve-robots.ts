import type { FastifyInstance } from 'fastify';
import { linkOrigin } from './link-origin';
import { SITEMAP_PATH } from './serve-sitemap';

/**
 * Serves robots.txt. Robots may read everything: personal screens say `noindex`, which only a robot that reads them
 * sees, and pages that a browser renders need the backend's calls and pictures.
 */
export function serveRobots(app: FastifyInstance, shopOrigin: string | undefined): void {
  app.get('/robots.txt', (request, reply) => {
    const links = linkOrigin(shopOrigin, request);
    const sitemap = links ? `\nSitemap: ${links.origin}${SITEMAP_PATH}\n` : '';
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', links?.cacheControl ?? 'no-store')
      .send(`User-agent: *\nAllow: /\n${sitemap}`);
  });
}
