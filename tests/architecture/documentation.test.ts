import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../backend/src/adapters/postgres/schema';
import { readSettings } from '../../backend/src/config';
import { SETTINGS } from '../../storefront/src/settings/settings';
import {
  deadLinks,
  deadPaths,
  deadScripts,
  markdownFiles,
  misnumberedDecisions,
  readMarkdown,
} from './markdown';

interface Call {
  readonly operationId?: string;
  readonly 'x-extension'?: boolean;
  readonly 'x-reads'?: boolean;
}

const document = JSON.parse(readMarkdown('sdk/generated/openapi.json')) as {
  paths: Record<string, Record<string, Call>>;
};
const ROOT = path.resolve(import.meta.dirname, '../..');
/** The specification is not checked, since it is kept as it was received. */
const files = markdownFiles().filter((file) => !file.startsWith('docs/spec/'));

describe('the documentation', () => {
  it.each(files)('%s links to files and headings that exist', (file) => {
    expect(deadLinks(file, readMarkdown(file))).toEqual([]);
  });

  it.each(files)('%s names files that exist', (file) => {
    expect(deadPaths(readMarkdown(file))).toEqual([]);
  });

  it.each(files)('%s names commands that exist', (file) => {
    expect(deadScripts(readMarkdown(file))).toEqual([]);
  });

  it.each(files)('%s gives decisions their own numbers', (file) => {
    expect(misnumberedDecisions(readMarkdown(file))).toEqual([]);
  });

  it('gives a reason for every package', () => {
    const text = readMarkdown('docs/dependencies.md');
    const packages = ['', 'sdk', 'backend', 'storefront', 'contracts/kit'].flatMap(dependenciesOf);
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('says for every call what a shopper cannot do without it', () => {
    const text = readMarkdown('docs/adopt.md');
    // An added read is optional for its screen.
    const isNeeded = (call: Call) => !(call['x-extension'] && call['x-reads']);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods)
        .filter(isNeeded)
        .flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
  });

  it('says of every table how long its rows are kept', () => {
    const [, kept = ''] = readMarkdown('docs/operate.md').split('## What is kept, and how long');
    const [lines = ''] = kept.split('\n## ');
    const named = lines
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
    expect(tables.length).toBeGreaterThan(40);
    expect(named.sort()).toEqual(tables.sort());
  });

  it('describes every setting of the servers', () => {
    const text = readMarkdown('docs/configuration.md');
    const settings = [...Object.keys(SETTINGS), ...settingsRead()];
    expect(settings.length).toBeGreaterThan(35);
    expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('a check of the documentation', () => {
  it('finds a link to a missing file or heading', () => {
    const text = '# A title\n[one](missing.md) [two](#a-title) [three](#no-title) [four](README.md#no-title)';
    expect(deadLinks('CONTRIBUTING.md', text)).toEqual(['missing.md', '#no-title', 'README.md#no-title']);
  });

  it('finds a path that no longer exists', () => {
    expect(deadPaths('`src/main.tsx` `src/gone.ts` `src/<context>/x.ts` `sdk/dist`')).toEqual([
      'src/gone.ts',
    ]);
  });

  it('finds a decision under another number', () => {
    expect(
      misnumberedDecisions('[decision\n2](decisions/0002-a.md), [3](decisions/0004-b.md), [4](notes.md)'),
    ).toEqual(['decision 3: 0004']);
  });

  it('finds a command that no longer exists', () => {
    expect(deadScripts('`npm run check`, then `npm run contract:gone -- --all`')).toEqual(['contract:gone']);
  });
});

function dependenciesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

/** The variables that the backend reads from its environment. */
function settingsRead(): string[] {
  const names = new Set<string>();
  const env: Record<string, string | undefined> = {
    PAYMENT_PUBLISHABLE_KEY: 'pk_test_1',
    PAYMENT_SECRET_KEY: 'sk_test_1',
    ALLOW_TEST_CARDS: 'true',
    BUCKET_NAME: 'pictures',
    BUCKET_ENDPOINT: 'https://s3.example',
    BUCKET_KEY_ID: 'key',
    BUCKET_SECRET: 'secret',
    DATABASE_URL: 'postgres://shop@database/shop',
    SHOP_ORIGIN: 'https://shop.example',
    CAPTCHA_SECRET: 'secret',
  };
  const read = (_: unknown, name: string) => {
    names.add(name);
    return env[name];
  };
  for (const mode of ['production', 'demo'] as const)
    readSettings(new Proxy<typeof env>(env, { get: read }), [mode]);
  return [...names];
}
