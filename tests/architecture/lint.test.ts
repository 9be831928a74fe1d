import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inPlantedFolder } from './cruise';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files, of those given with their text, in which the linter finds a literal path. */
const filesWithPaths = (files: Record<string, string>) =>
  inPlantedFolder(files, async (folder) => {
    // The rule needs no types, and loading them would be slow.
    const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '');
    writeFileSync(path.join(folder, '.oxlintrc.json'), config);
    mkdirSync(path.join(folder, 'scripts'));
    cpSync(path.join(ROOT, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = stdout.split('\n').filter((line) => line.includes('no-literal-path'));
    return found.map((line) => line.split(':')[0] ?? '').sort();
  });

describe('a literal path outside the path module', () => {
  it('fails the lint', async () => {
    const breaches = {
      'src/domain/cart/constant.ts': "export const a = '/cart/address';",
      'src/ui/app/screens/declaration.ts': "export const a = path('/gift-cards');",
      'src/ui/cart/action.view-model.ts': "export const a = () => '/cart';",
      'src/ui/cart/link.tsx': 'export const a = <a href="/store">Store</a>;',
      'src/ui/cart/root-link.tsx': 'export const a = <a href="/">Home</a>;',
      'src/ui/cart/template.ts': 'export const a = (id: string) => `/store/${id}`;',
    };
    expect(await filesWithPaths(breaches)).toEqual(Object.keys(breaches));
  });

  it('is allowed where paths are declared and in tests, and other slashes are allowed everywhere', async () => {
    const files = {
      'src/ui/shared/paths/paths.ts': "export const a = path('/store');",
      'src/ui/cart/a.test.ts': "export const a = '/store';",
      'src/ui/cart/a.ts': "export const [a, b] = ['a/b'.split('/'), '1/2'];",
      'src/adapters/http/a.ts': "export const a = '/connect/index';",
    };
    expect(await filesWithPaths(files)).toEqual([]);
  });
});
