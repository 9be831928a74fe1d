import { execFileSync } from 'node:child_process';

/** What Vite itself makes of its configuration. */
function cacheOf(mode: string): string {
  const resolve = `
    const { resolveConfig } = await import('vite');
    console.log((await resolveConfig({ mode: '${mode}', logLevel: 'silent' }, 'serve')).cacheDir);`;
  const args = ['--input-type=module', '--eval', resolve];
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

describe('`npm run dev`', () => {
  it('leaves the files of `npm run dev -- --memory` alone, which may run at the same time', () => {
    expect(cacheOf('development')).not.toBe(cacheOf('memory'));
  });
});
