import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** An absolute path of something in the repository. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** The arguments with which Node runs a TypeScript file of the repository. */
export const typescript = (file) => ['--import', import.meta.resolve('tsx'), inRoot(file)];
