import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { OperationId } from './operation';

/** Below this, the headers cost more than compression saves. */
const MIN_BYTES = 1_024;

/**
 * Answers that hold a secret beside text of the request. Compressed, their length tells how much of the text occurs in
 * the secret too, and whoever can send many texts learns it (BREACH).
 */
const ANSWERS_WITH_SECRETS = new Set<OperationId | undefined>([
  'signIn',
  'register',
  'startGuestSession',
  'createSelfieUploadLink',
]);

/**
 * Compresses texts, and no pictures. Personal answers too: they are given for a bearer token, which a browser never
 * sends by itself, so no other site can have them repeated with text of its own.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', leaveSecretsPlain);
  // Bodies of requests are never decompressed: a small one could unpack to any size.
  await app.register(compress, {
    threshold: MIN_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}

function leaveSecretsPlain(route: RouteOptions): void {
  const { operationId } = (route.schema ?? {}) as { operationId?: OperationId };
  if (ANSWERS_WITH_SECRETS.has(operationId)) route.compress = false;
}
