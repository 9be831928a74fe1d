import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { CHECKED_FOLDERS } from '../../.dependency-cruiser.contexts.mjs';
import config from '../../.dependency-cruiser.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Reads the imports below a folder and checks them against the project's rules. */
export async function cruiseFolder(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ...config.options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      preserveSymlinks: true,
    },
    undefined,
    { tsConfig: extractTSConfig(path.join(ROOT, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error('expected the result as an object');
  return output;
}

export const cruiseProject = () => cruiseFolder(ROOT, CHECKED_FOLDERS);

/** Creates a temporary folder with the given files and the project's packages; removed after `use`. */
export async function inPlantedFolder<T>(
  files: Record<string, string>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'breach-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
