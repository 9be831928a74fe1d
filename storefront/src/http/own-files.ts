import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

const AN_HOUR_MS = 3_600_000;

/** Serves the deployment's own files, such as its logo, which must exist when the server starts. */
export async function serveOwnFiles(app: FastifyInstance, folder: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/files/',
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: AN_HOUR_MS,
  });
}
