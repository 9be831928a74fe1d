import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { staticFiles } from './static-files.mjs';
import { tunedPage } from './tuned-page.mjs';

const brotli = promisify(brotliCompress);

/** Pages are compressed on the fly; files were compressed at build time. */
const QUALITY_ON_THE_FLY = 5;

function builtAssets(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['index.html'];
  const style = entry.css.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
  return { script: `/${entry.file}`, style: style.trim() };
}

/** Everything that a server can do for the first screen: the shop should be within 1.2 times of it. */
export async function tunedSite({ folder, renderer }, backendUrl) {
  const { renderFirstScreen } = await import(pathToFileURL(renderer));
  const assets = builtAssets(folder);
  const fileAt = staticFiles(folder, {
    encoding: 'br',
    extension: '.br',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const pageAt = async (pathAndQuery) => {
    const page = tunedPage(assets, await renderFirstScreen(pathAndQuery, backendUrl));
    const body = await brotli(page.html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY_ON_THE_FLY },
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-security-policy': page.policy,
    };
    return { body, headers };
  };
  return { backendUrl, fileAt, pageAt };
}
