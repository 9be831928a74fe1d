import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 512;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder)) {
    const file = path.join(folder, entry);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Writes a `.br` and a `.gz` beside every text file of the folder, so that nothing is compressed while serving. */
export async function precompress(folder) {
  const files = [...filesBelow(folder)].filter((file) => WORTH_IT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < SMALLEST) return;
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
