import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };

/** The built files of a folder, kept in memory as they are sent: `.gz` for gzip, `.br` for brotli. */
export function staticFiles(folder, { encoding, extension, cacheControl }) {
  const known = new Map();
  const load = (name) => {
    const file = path.join(folder, name);
    if (!file.startsWith(folder) || !existsSync(file)) return undefined;
    const isPacked = existsSync(file + extension);
    const headers = { 'content-type': TYPES[path.extname(file)], 'cache-control': cacheControl };
    return {
      body: readFileSync(isPacked ? file + extension : file),
      headers: isPacked ? { ...headers, 'content-encoding': encoding } : headers,
    };
  };
  return (name) => {
    if (!known.has(name)) known.set(name, load(name));
    return known.get(name);
  };
}
