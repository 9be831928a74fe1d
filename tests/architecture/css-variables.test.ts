import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(import.meta.dirname, '../../src');
const USED = /var\(\s*(--[\w-]+)/g;
/** In a style sheet, or as a quoted name in TypeScript. */
const DEFINED = /(--[a-z][\w-]*)['"]?\s*[:,]/g;
/** React Aria sets it on the popover of a combobox. */
const BY_PACKAGES = ['--trigger-width'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(\.css|(?<!\.test)\.tsx?)$/.test(file),
);
const text = files.map((file) => readFileSync(path.join(SRC, file), 'utf8')).join('\n');

describe('the style sheets', () => {
  it('use custom properties that are defined', () => {
    expect(namesIn(text, USED).length).toBeGreaterThan(60);
    expect(undefinedIn(text)).toEqual(BY_PACKAGES);
  });

  it('define custom properties that are used', () => {
    const used = new Set(namesIn(text, USED));
    const tokens = namesIn(readFileSync(path.join(SRC, 'ui/shared/tokens.css'), 'utf8'), DEFINED);
    const read = (name: string) => used.has(name) || text.includes(`getPropertyValue('${name}')`);
    expect(tokens.filter((name) => !read(name))).toEqual([]);
  });

  it('are reported if they use a property that is not defined', () => {
    expect(
      undefinedIn('.a { --colour-one: #fff; color: var(--colour-one); fill: var(--colour-two) }'),
    ).toEqual(['--colour-two']);
  });
});

function undefinedIn(source: string): string[] {
  const defined = new Set(namesIn(source, DEFINED));
  return namesIn(source, USED).filter((name) => !defined.has(name));
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))];
}
