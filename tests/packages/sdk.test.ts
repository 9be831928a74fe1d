import { jest } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { EmptyProject } from '../support/empty-project';

jest.setTimeout(180_000);

let project: EmptyProject;
beforeAll(async () => {
  project = await EmptyProject.with({ build: 'sdk/scripts/build.mjs', dist: 'sdk/dist' });
});
afterAll(() => project.remove());

const installed = (file: string) =>
  readFileSync(project.at('node_modules/@cork-and-petal/sdk', file), 'utf8');

const USE = `
const fake = new FakeShop().answer('listBanners', 'none');
const shop = createShopClient({ baseUrl: 'https://shop.example', fetch: fake.fetch, observe: watchDrift(console.log) });
shop.listBanners().then((answer) => console.log(orThrow(answer).data.code, fake.requests[0].operation, typeof CallFailed));
`;

describe('the packed SDK, installed in an empty project', () => {
  it('runs as ES modules', async () => {
    const imports = `
      import { createShopClient } from '@cork-and-petal/sdk';
      import { CallFailed, orThrow } from '@cork-and-petal/sdk/errors';
      import { watchDrift } from '@cork-and-petal/sdk/drift';
      import { FakeShop } from '@cork-and-petal/sdk/testing';`;
    expect(await project.runs('program.mjs', imports + USE)).toBe('1 listBanners function');
  });

  it('runs as CommonJS', async () => {
    const requires = `
      const { createShopClient } = require('@cork-and-petal/sdk');
      const { CallFailed, orThrow } = require('@cork-and-petal/sdk/errors');
      const { watchDrift } = require('@cork-and-petal/sdk/drift');
      const { FakeShop } = require('@cork-and-petal/sdk/testing');`;
    expect(await project.runs('program.cjs', requires + USE)).toBe('1 listBanners function');
  });

  it.each([
    ['for Node, as ES modules and as CommonJS', ['typed.mts', 'typed.cts'], ['--module', 'nodenext']],
    ['for a bundler', ['typed.ts'], ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('has types for %s, which reject a mistake', async (_how, files, options) => {
    const program = `
      import { connect, showCart } from '@cork-and-petal/sdk';
      import type { components, Input } from '@cork-and-petal/sdk/types';
      import { orThrow } from '@cork-and-petal/sdk/errors';
      const input: Input<'showCart'> = { body: { coupon_code: 'SAVE10' } };
      // @ts-expect-error a misspelled field
      export const mistake: Input<'showCart'> = { body: { couponcode: 'SAVE10' } };
      export const cart = async (): Promise<components['schemas']['Cart']> =>
        orThrow(await showCart(connect({ baseUrl: 'https://shop.example' }), input)).data;`;
    const programs = Object.fromEntries(files.map((file) => [file, program]));
    expect(await project.compiles(programs, options)).toBe('');
  });

  it('depends only on openapi-fetch, and contains its changelog, but no tests and no paths of the workspace', () => {
    const { dependencies, exports } = JSON.parse(installed('package.json')) as Record<string, object>;
    expect(Object.keys(dependencies!)).toEqual(['openapi-fetch']);
    expect(JSON.stringify(exports)).not.toMatch(/\.ts"(?<!\.d\.ts")/);
    const files = readdirSync(project.at('node_modules/@cork-and-petal/sdk'), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']));
    expect(files.filter((name) => /test(-d)?\.(js|d\.ts)$/.test(String(name)))).toEqual([]);
  });

  it('documents each call where it is declared: what it does, its answers and the requirement', () => {
    const declared = installed('esm/generated/document.d.ts');
    const undocumented = declared.match(/(?<!\*\/\n)export declare const \w+/g);
    expect(undocumented).toBeNull();
    expect(declared).toContain('`POST /api/cart/showcart`');
    expect(declared).toContain('BD-44');
  });

  it('adds at most 5 kB to a page that makes one call, and little more to a page that makes all', async () => {
    const one = `import { connect, showCart } from '@cork-and-petal/sdk';
      showCart(connect({ baseUrl: '/' }), { body: {} }).then(console.log);`;
    const all = `import { createShopClient } from '@cork-and-petal/sdk';
      console.log(createShopClient({ baseUrl: '/' }));`;
    expect(await project.bundles(one)).toBeLessThanOrEqual(5_000);
    expect(await project.bundles(all)).toBeLessThanOrEqual(7_000);
  });
});
