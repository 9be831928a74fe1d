import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** What pieces of text weigh on the wire, each compressed by itself. */
export function weightOf(pieces) {
  const add = (compressed) => pieces.reduce((total, piece) => total + compressed(piece).length, 0);
  return {
    files: pieces.length,
    gzip: add((piece) => gzipSync(piece, { level: 9 })),
    brotli: add((piece) => brotliCompressSync(piece, HIGHEST)),
  };
}
