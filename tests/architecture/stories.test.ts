import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const listed = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** A property that says which state something is in, with its possible values. */
const STATES = /\b(?:status|kind|body|outcome|panel|screen)\??:((?:\s*\|?\s*'[\w -]+')+)(?=;| \}(?!\)))/g;

/** The files that a file imports from its own folder, or of the shared samples. */
function importsOf(file: string, from: RegExp): string[] {
  const names = [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => name);
  return names
    .filter((name) => from.test(name))
    .map((name) => path.join(path.dirname(file), name))
    .flatMap((name) => [`${name}.ts`, `${name}.tsx`])
    .filter((name) => existsSync(path.join(ROOT, name)));
}

const statesOf = (view: string): string[] =>
  [view, ...importsOf(view, /^\.\/[^.]+$/)]
    .flatMap((file) => [...read(file).matchAll(STATES)])
    .flatMap(([, values = '']) => values.match(/'[\w -]+'/g) ?? []);

const storiesOf = (view: string): string => view.replace('.view.tsx', '.stories.tsx');

const textOfStories = (stories: string): string =>
  [stories, ...importsOf(stories, /tests\/support\/samples/)].map(read).join('\n');

const views = listed('src/ui/**/*.view.tsx');

describe('the catalogue of states', () => {
  it('has all views', () => {
    expect(views.length).toBeGreaterThan(40);
    const missing = views.filter((view) => !existsSync(path.join(ROOT, storiesOf(view))));
    expect(missing).toEqual([]);
  });

  it.each(views)('has every status of %s', (view) => {
    const text = textOfStories(storiesOf(view));
    expect([...new Set(statesOf(view))].filter((state) => !text.includes(state))).toEqual([]);
  });

  it('knows the states that a view declares, itself or in a file of its own', () => {
    expect(statesOf('src/ui/cart/cart/cart.view.tsx')).toEqual(
      expect.arrayContaining(["'loading'", "'failed'", "'empty'", "'ready'"]),
    );
    expect(statesOf('src/ui/vendor/vendor-page/vendor-page.view.tsx')).toContain("'skeleton'");
  });
});
