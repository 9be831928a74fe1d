import { BACKEND_CONTEXTS, CONTEXTS } from '../../.dependency-cruiser.contexts.mjs';

/** A planted breach: files by path, and the rule that must fail. */
export interface Breach {
  rule: string;
  files: Record<string, string>;
}

export const imports = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;
export const x = 'export const x = 1;\n';

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
  {
    rule: 'domain-is-pure',
    files: {
      'src/domain/cart/a.ts': `import { makeAutoObservable } from 'mobx';\nexport const a = makeAutoObservable;\n`,
    },
  },
  {
    rule: 'rules-import-nothing',
    files: { 'rules/cart/a.ts': imports('../../src/domain/cart/b'), 'src/domain/cart/b.ts': x },
  },
  {
    rule: 'settings-import-nothing',
    files: { 'settings/a.ts': imports('../src/domain/cart/b'), 'src/domain/cart/b.ts': x },
  },
  {
    rule: 'domain-shared-knows-no-context',
    files: { 'src/domain/shared/a.ts': imports('../cart/b'), 'src/domain/cart/b.ts': x },
  },
  ...contextBreaches('shop-context', 'src/application'),
  ...contextBreaches('backend-domain', 'backend/src/domain'),
  ...contextBreaches('backend-context', 'backend/src/adapters/postgres', BACKEND_CONTEXTS),
  {
    rule: 'backend-shared-knows-no-context',
    files: {
      'backend/src/application/shared/a.ts': imports('../cart/b'),
      'backend/src/application/cart/b.ts': x,
    },
  },
  {
    rule: 'backend-domain-is-pure',
    files: {
      'backend/src/domain/cart/a.ts': imports('../../adapters/postgres/b'),
      'backend/src/adapters/postgres/b.ts': x,
    },
  },
  {
    rule: 'backend-use-cases-know-ports',
    files: {
      'backend/src/application/shared/a.ts': imports('../../adapters/postgres/b'),
      'backend/src/adapters/postgres/b.ts': x,
    },
  },
  {
    rule: 'backend-adapters-know-one-technology',
    files: {
      'backend/src/adapters/http/a.ts': imports('../storage/b'),
      'backend/src/adapters/storage/b.ts': x,
    },
  },
  {
    rule: 'backend-only-postgres-speaks-sql',
    files: {
      'backend/src/adapters/upi/a.ts': `import { sql } from 'drizzle-orm';\nexport const a = sql;\n`,
    },
  },
  {
    rule: 'application-shared-knows-no-context',
    files: { 'src/application/shared/a.ts': imports('../cart/b'), 'src/application/cart/b.ts': x },
  },
  {
    rule: 'application-knows-domain-and-ports',
    files: { 'src/application/cart/a.ts': imports('../../adapters/http/b'), 'src/adapters/http/b.ts': x },
  },
  {
    rule: 'application-uses-few-packages',
    files: {
      'src/application/cart/a.ts': `import { observable } from 'mobx';\nexport const a = observable;\n`,
    },
  },
  {
    rule: 'inputs-validate-only',
    files: {
      'src/application/cart/a.input.ts': `import { injectable } from 'inversify';\nexport const a = injectable;\n`,
    },
  },
  {
    rule: 'adapters-do-not-know-the-ui',
    files: { 'src/adapters/http/a.ts': imports('../../ui/shared/b'), 'src/ui/shared/b.ts': x },
  },
  {
    rule: 'adapters-know-one-technology',
    files: { 'src/adapters/http/a.ts': imports('../storage/b'), 'src/adapters/storage/b.ts': x },
  },
  {
    rule: 'only-http-knows-the-sdk',
    files: { 'src/application/cart/a.ts': imports('../../../sdk/src/b'), 'sdk/src/b.ts': x },
  },
  {
    rule: 'view-models-know-no-react',
    files: {
      'src/ui/cart/cart/cart.view-model.ts': `import { useState } from 'react';\nexport const a = useState;\n`,
    },
  },
  {
    rule: 'views-render-plain-objects',
    files: {
      'src/ui/cart/cart/cart.view.tsx': imports('./cart.view-model'),
      'src/ui/cart/cart/cart.view-model.ts': x,
    },
  },
  {
    rule: 'components-ask-nobody',
    files: {
      'src/ui/cart/cart/cart-line.tsx': imports('../../../application/cart/b'),
      'src/application/cart/b.ts': x,
    },
  },
  {
    rule: 'pages-know-their-own-slice',
    files: {
      'src/ui/cart/cart/cart.page.tsx': imports('../../catalog/home/home.page'),
      'src/ui/catalog/home/home.page.tsx': x,
    },
  },
  {
    rule: 'ui-shared-knows-no-slice',
    files: { 'src/ui/shared/a.ts': imports('../cart/cart/b'), 'src/ui/cart/cart/b.ts': x },
  },
  {
    rule: 'ui-contexts-do-not-know-the-shell',
    files: { 'src/ui/cart/cart/a.ts': imports('../../app/b'), 'src/ui/app/b.ts': x },
  },
  {
    rule: 'only-composition-and-main-wire',
    files: { 'src/ui/cart/cart/a.ts': imports('../../../composition/b'), 'src/composition/b.ts': x },
  },
  {
    rule: 'server-knows-no-server',
    files: { 'server/a.ts': imports('../backend/src/start/b'), 'backend/src/start/b.ts': x },
  },
  {
    rule: 'storefront-knows-addresses-only',
    files: {
      'storefront/src/http/a.ts': imports('../../../backend/src/start/b'),
      'backend/src/start/b.ts': x,
    },
  },
  {
    rule: 'backend-knows-nothing-of-the-shop',
    files: { 'backend/src/cart/a.ts': imports('../../../src/domain/cart/b'), 'src/domain/cart/b.ts': x },
  },
  {
    rule: 'backend-starts-without-demo-and-tests',
    files: { 'backend/src/start/a.ts': imports('../../../demo/b'), 'demo/b.ts': x },
  },
  {
    rule: 'shop-knows-nothing-of-the-backend',
    files: { 'src/adapters/http/a.ts': imports('../../../backend/src/cart/b'), 'backend/src/cart/b.ts': x },
  },
  {
    rule: 'sdk-stands-alone',
    files: { 'sdk/src/a.ts': `import { observable } from 'mobx';\nexport const a = observable;\n` },
  },
  {
    rule: 'no-tests-in-the-product',
    files: { 'src/domain/cart/a.ts': imports('../../../tests/support/b'), 'tests/support/b.ts': x },
  },
  {
    rule: 'examples-stand-alone',
    files: { 'examples/a/a.ts': imports('../../sdk/src/b'), 'sdk/src/b.ts': x },
  },
  {
    rule: 'no-developers-tools-in-the-product',
    files: { 'src/domain/cart/a.ts': imports('../../../dev/faults/b'), 'dev/faults/b.ts': x },
  },
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
