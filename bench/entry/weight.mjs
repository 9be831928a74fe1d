import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** The size of texts on the wire, each compressed separately. */
export function weightOf(pieces) {
  const add = (compressed) => pieces.reduce((total, piece) => total + compressed(piece).length, 0);
  return {
    files: pieces.length,
    gzip: add((piece) => gzipSync(piece, { level: 9 })),
    brotli: add((piece) => brotliCompressSync(piece, HIGHEST)),
  };
}
