import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FOR_AN_HOUR } from './cache-control';
import { ASSETS } from './shop-pages';

/** Vite puts a hash of the content into file names, so a file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the files of the built shop. */
export async function serveShopFiles(app: FastifyInstance, shopFolder: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  await app.register(fastifyStatic, {
    root: resolve(shopFolder),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, file) => {
      void reply.header(
        'Cache-Control',
        file.replaceAll('\\', '/').includes(ASSETS) ? IMMUTABLE : FOR_AN_HOUR,
      );
    },
  });
}
