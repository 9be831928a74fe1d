import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inPlantedFolder } from './cruise';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files, of those given with their text, in which the linter finds a breach of the rule. */
const filesBreaking = (rule: string, files: Record<string, string>) =>
  inPlantedFolder(files, async (folder) => {
    // The rule needs no types, and loading them would be slow.
    const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '');
    writeFileSync(path.join(folder, '.oxlintrc.json'), config);
    mkdirSync(path.join(folder, 'scripts'));
    cpSync(path.join(ROOT, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', ...Object.keys(files)], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = stdout.split('\n').filter((line) => line.includes(rule));
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
    expect(await filesBreaking('no-literal-path', breaches)).toEqual(Object.keys(breaches));
  });

  it('is allowed where paths are declared and in tests, and other slashes are allowed everywhere', async () => {
    const files = {
      'src/ui/shared/paths/paths.ts': "export const a = path('/store');",
      'src/ui/cart/a.test.ts': "export const a = '/store';",
      'src/ui/cart/a.ts': "export const [a, b] = ['a/b'.split('/'), '1/2'];",
      'src/adapters/http/a.ts': "export const a = '/connect/index';",
    };
    expect(await filesBreaking('no-literal-path', files)).toEqual([]);
  });
});

describe('a text outside the catalogues of texts', () => {
  it('fails the lint', async () => {
    const breaches = {
      'src/ui/cart/attribute.tsx': 'export const a = <a aria-label="Cart" href={b} />;',
      'src/ui/cart/child.tsx': "export const a = <p>{'Cart'}</p>;",
      'src/ui/cart/constant.tsx': "export const a = <Field label={'Cart'} />;",
      'src/ui/cart/text.tsx': 'export const a = <p>Cart</p>;',
    };
    expect(await filesBreaking('no-literal-text', breaches)).toEqual(Object.keys(breaches));
  });

  it('is allowed in articles, stories and tests; marks and names of things are no texts', async () => {
    const files = {
      'src/ui/cart/a.content.es.tsx': 'export const a = <p>Carrito</p>;',
      'src/ui/cart/a.stories.tsx': 'export const a = <p>Cart</p>;',
      'src/ui/cart/a.test.tsx': 'export const a = <p>Cart</p>;',
      'src/ui/cart/a.tsx': 'export const a = <p className="cart" role="status">&nbsp;({b}) · %</p>;',
    };
    expect(await filesBreaking('no-literal-text', files)).toEqual([]);
  });
});

describe('what a browser test reads once', () => {
  it('fails the lint if it is expected of an element', async () => {
    const breaches = {
      'tests/e2e/count.spec.ts': 'expect(await page.locator("a").count()).toBe(1);',
      'tests/e2e/steps/text.ts': 'expect(await page.locator("a").innerText(), "a").toContain("b");',
    };
    expect(await filesBreaking('no-single-read', breaches)).toEqual(Object.keys(breaches));
  });

  it('is allowed where it is polled, for what is no element, and in other tests', async () => {
    const files = {
      'src/ui/cart/a.test.ts': 'expect(await fake.count()).toBe(1);',
      'tests/e2e/answer.spec.ts': 'expect(await answer.text()).toBe("a");',
      'tests/e2e/polled.spec.ts': 'await expect.poll(() => page.locator("a").count()).toBe(1);',
    };
    expect(await filesBreaking('no-single-read', files)).toEqual([]);
  });
});

describe('an annotation of MobX', () => {
  const annotated = (name: string) => `
    import { makeAutoObservable } from 'mobx';
    export class Screen {
      private requests = 0;
      constructor(private readonly source: unknown, private size = 1) {
        makeAutoObservable<this, '${name}'>(this, { ${name}: false }, { autoBind: true });
      }
      get state() {
        return [this.requests, this.source, this.size];
      }
    }`;

  it('fails the lint if the class has no such member', async () => {
    const files = {
      'src/ui/cart/field.ts': annotated('requests'),
      'src/ui/cart/getter.ts': annotated('state'),
      'src/ui/cart/parameter.ts': annotated('source'),
      'src/ui/cart/parameter-with-default.ts': annotated('size'),
      'src/ui/cart/renamed.ts': annotated('asked'),
    };
    expect(await filesBreaking('no-stale-annotation', files)).toEqual(['src/ui/cart/renamed.ts']);
  });
});
