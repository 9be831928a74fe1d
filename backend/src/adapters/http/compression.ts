import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { OperationId } from './operation';

/** Below this, the headers cost more than compression saves. */
const MIN_BYTES = 1_024;

/**
 * Answers that contain both a secret and text of the request. The compressed length of such an answer reveals how much
 * of that text also occurs in the secret: many requests reveal all of it (BREACH).
 */
export const ANSWERS_WITH_SECRETS: ReadonlySet<OperationId | undefined> = new Set([
  'signIn',
  'register',
  'startGuestSession',
  'createSelfieUploadLink',
]);

/**
 * Compresses text, but no pictures. Personal answers are compressed as well: they need a bearer token, which a browser
 * never sends by itself, so no other site can request them with text of its own.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', leaveSecretsUncompressed);
  // Bodies of requests are never decompressed: a small one could unpack to any size.
  await app.register(compress, {
    threshold: MIN_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}

function leaveSecretsUncompressed(route: RouteOptions): void {
  const { operationId } = (route.schema ?? {}) as { operationId?: OperationId };
  if (ANSWERS_WITH_SECRETS.has(operationId)) route.compress = false;
}
