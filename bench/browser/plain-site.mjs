import { staticFiles } from './static-files.mjs';

/** Like a bundler's own server: gzip, an empty page, and everything else loaded by the script. */
export function plainSite({ folder }, backendUrl) {
  const fileAt = staticFiles(folder, { encoding: 'gzip', extension: '.gz', cacheControl: 'no-cache' });
  return { backendUrl, fileAt, pageAt: async () => fileAt('/index.html') };
}
