import path from 'node:path';
import { BACKEND_CONTEXTS, CONTEXTS } from '../../.dependency-cruiser.contexts.mjs';

/** A planted breach: files by path, and the rule that must fail. */
export interface Breach {
  rule: string;
  files: Record<string, string>;
}

export const imports = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;
export const x = 'export const x = 1;\n';

/** One file imports another one. */
const ofFile = (rule: string, from: string, to: string): Breach => {
  const target = path.relative(path.dirname(from), to).replace(/\.tsx?$/, '');
  return { rule, files: { [from]: imports(target.startsWith('.') ? target : `./${target}`), [to]: x } };
};

/** A file imports an npm package. */
const ofPackage = (rule: string, from: string, name: string): Breach => ({
  rule,
  files: { [from]: imports(name) },
});

/** Each context imports, as a type, one that the table does not allow it. */
const contextBreaches = (prefix: string, layer: string, table: typeof CONTEXTS = CONTEXTS): Breach[] =>
  Object.entries(table).map(([context, allowed]) => {
    const forbidden = Object.keys(table).find((other) => other !== context && !allowed.includes(other));
    return {
      rule: `${prefix}-${context}`,
      files: {
        [`${layer}/${context}/a.ts`]: `import type { B } from '../${forbidden}/b';\nexport const a: B = 1;\n`,
        [`${layer}/${forbidden}/b.ts`]: 'export type B = number;\n',
      },
    };
  });

/** One breach for every rule of .dependency-cruiser.mjs. */
export const BREACHES: Breach[] = [
  {
    rule: 'no-circular',
    files: {
      'src/domain/cart/a.ts': `import { b } from './b';\nexport const a = () => b;\n`,
      'src/domain/cart/b.ts': `import { a } from './a';\nexport const b = () => a;\n`,
    },
  },
  ofPackage('domain-is-pure', 'src/domain/cart/a.ts', 'mobx'),
  ofFile('texts-import-texts-only', 'src/texts/cart/a.ts', 'src/domain/cart/b.ts'),
  ofFile('rules-import-nothing', 'rules/cart/a.ts', 'src/domain/cart/b.ts'),
  ofFile('settings-import-nothing', 'settings/a.ts', 'src/domain/cart/b.ts'),
  ofFile('domain-shared-knows-no-context', 'src/domain/shared/a.ts', 'src/domain/cart/b.ts'),
  ...contextBreaches('shop-context', 'src/application'),
  ...contextBreaches('backend-domain', 'backend/src/domain'),
  ...contextBreaches('backend-context', 'backend/src/adapters/postgres', BACKEND_CONTEXTS),
  ofFile(
    'backend-shared-knows-no-context',
    'backend/src/application/shared/a.ts',
    'backend/src/application/cart/b.ts',
  ),
  ofFile('backend-domain-is-pure', 'backend/src/domain/cart/a.ts', 'backend/src/adapters/postgres/b.ts'),
  ofFile(
    'backend-use-cases-know-ports',
    'backend/src/application/shared/a.ts',
    'backend/src/adapters/postgres/b.ts',
  ),
  ofFile(
    'backend-adapters-know-one-technology',
    'backend/src/adapters/http/a.ts',
    'backend/src/adapters/storage/b.ts',
  ),
  ofPackage('backend-only-postgres-speaks-sql', 'backend/src/adapters/upi/a.ts', 'drizzle-orm'),
  ofFile('application-shared-knows-no-context', 'src/application/shared/a.ts', 'src/application/cart/b.ts'),
  ofFile('application-knows-domain-and-ports', 'src/application/cart/a.ts', 'src/adapters/http/b.ts'),
  ofPackage('application-uses-few-packages', 'src/application/cart/a.ts', 'mobx'),
  ofPackage('inputs-validate-only', 'src/application/cart/a.input.ts', 'inversify'),
  ofFile('adapters-do-not-know-the-ui', 'src/adapters/http/a.ts', 'src/ui/shared/b.ts'),
  ofFile('adapters-know-one-technology', 'src/adapters/http/a.ts', 'src/adapters/storage/b.ts'),
  ofFile('only-http-knows-the-sdk', 'src/application/cart/a.ts', 'sdk/src/b.ts'),
  ofPackage('view-models-know-no-react', 'src/ui/cart/cart/cart.view-model.ts', 'react'),
  ofFile(
    'views-render-plain-objects',
    'src/ui/cart/cart/cart.view.tsx',
    'src/ui/cart/cart/cart.view-model.ts',
  ),
  ofFile('components-ask-nobody', 'src/ui/cart/cart/cart-line.tsx', 'src/application/cart/b.ts'),
  ofFile('pages-know-their-own-slice', 'src/ui/cart/cart/cart.page.tsx', 'src/ui/catalog/home/home.page.tsx'),
  ofFile('ui-shared-knows-no-slice', 'src/ui/shared/a.ts', 'src/ui/cart/cart/b.ts'),
  ofFile('ui-contexts-do-not-know-the-shell', 'src/ui/cart/cart/a.ts', 'src/ui/app/b.ts'),
  ofFile('only-composition-and-main-wire', 'src/ui/cart/cart/a.ts', 'src/composition/b.ts'),
  ofFile('server-knows-no-server', 'server/a.ts', 'backend/src/start/b.ts'),
  ofFile('storefront-knows-addresses-only', 'storefront/src/http/a.ts', 'backend/src/start/b.ts'),
  ofFile('backend-knows-nothing-of-the-shop', 'backend/src/cart/a.ts', 'src/domain/cart/b.ts'),
  ofFile('backend-starts-without-demo-and-tests', 'backend/src/start/a.ts', 'demo/b.ts'),
  ofFile('shop-knows-nothing-of-the-backend', 'src/adapters/http/a.ts', 'backend/src/cart/b.ts'),
  ofPackage('sdk-stands-alone', 'sdk/src/a.ts', 'mobx'),
  ofFile('no-tests-in-the-product', 'src/domain/cart/a.ts', 'tests/support/b.ts'),
  ofFile('no-stories-in-the-product', 'src/ui/cart/cart/a.view.tsx', 'src/ui/cart/cart/a.stories.tsx'),
  ofFile('examples-stand-alone', 'examples/a/a.ts', 'sdk/src/b.ts'),
  ofFile('no-developers-tools-in-the-product', 'src/domain/cart/a.ts', 'dev/faults/b.ts'),
  { rule: 'no-orphans', files: { 'src/domain/cart/a.ts': x } },
];

/** Breaches that can be planted side by side, because no file of one has the path of another's. */
export function batchesOf(breaches: readonly Breach[]): Breach[][] {
  const batches: { paths: Set<string>; breaches: Breach[] }[] = [];
  for (const breach of breaches) {
    const paths = Object.keys(breach.files);
    let batch = batches.find((one) => !paths.some((path) => one.paths.has(path)));
    if (!batch) batches.push((batch = { paths: new Set(), breaches: [] }));
    for (const path of paths) batch.paths.add(path);
    batch.breaches.push(breach);
  }
  return batches.map((batch) => batch.breaches);
}
