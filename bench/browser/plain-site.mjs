import { staticFiles } from './static-files.mjs';

/** As a bundler's own server would: gzip, an empty page, everything else asked for by the script. */
export function plainSite({ folder }, backendUrl) {
  const fileAt = staticFiles(folder, { encoding: 'gzip', extension: '.gz', cacheControl: 'no-cache' });
  return { backendUrl, fileAt, pageAt: async () => fileAt('/index.html') };
}
