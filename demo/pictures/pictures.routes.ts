import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../backend/src/adapters/http/errors';
import { compressed, type CompressedText, sendCompressed } from '../../server/compressed-text';

/** The picture for a path below `/media/`, or nothing. */
type DrawPicture = (path: string) => Promise<string | undefined>;

interface Picture extends CompressedText {
  etag: string;
}

/** A picture does not change within a version of the shop. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=604800';
/** Each has a few hundred to a few thousand bytes; the whole demo fits. */
const MAX_KEPT = 4_000;

/** Draws the demo's pictures on request, each once. */
export function servePictures(app: FastifyInstance, draw: DrawPicture): void {
  const kept = new Map<string, Promise<Picture>>();
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const picture = await pictureAt(request.params['*'], draw, kept);
    if (!picture) return answerNotFound(reply);
    void reply
      .headers({ 'Cache-Control': A_WEEK, ETag: picture.etag, Vary: 'Accept-Encoding' })
      .type('image/svg+xml');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return sendCompressed(request, reply, picture);
  });
}

async function pictureAt(
  path: string,
  draw: DrawPicture,
  kept: Map<string, Promise<Picture>>,
): Promise<Picture | undefined> {
  const known = kept.get(path);
  if (known) return known;
  const svg = await draw(path);
  if (svg === undefined) return undefined;
  if (kept.size >= MAX_KEPT) kept.clear();
  const picture = prepare(svg);
  kept.set(path, picture);
  return picture;
}

async function prepare(svg: string): Promise<Picture> {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  return { ...(await compressed(svg)), etag };
}
