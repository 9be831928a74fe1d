import config from '../../.dependency-cruiser.mjs';
import { batchesOf, type Breach, BREACHES, imports, x } from './breaches';
import { cruiseFolder, cruiseProject, inPlantedFolder } from './cruise';

const ruleNames = (config.forbidden ?? []).map((rule) => rule.name ?? '');

describe('import rules', () => {
  const broken = new Map<Breach, string[]>();
  beforeAll(async () => {
    for (const batch of batchesOf(BREACHES)) {
      const files = Object.assign({}, ...batch.map((breach) => breach.files)) as Breach['files'];
      const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? file))];
      const { summary } = await inPlantedFolder(files, (folder) => cruiseFolder(folder, folders));
      for (const breach of batch) {
        const own = summary.violations.filter(({ from }) => from in breach.files);
        broken.set(
          breach,
          own.map(({ rule }) => rule.name),
        );
      }
    }
  }, 60_000);

  it.each(BREACHES.map((breach) => [breach.rule, breach] as const))(
    'fail when %s is broken',
    (rule, breach) => expect(broken.get(breach)).toContain(rule),
  );

  it('keep contexts apart in every layer, and across layers', async () => {
    const breaches = {
      'src/domain/location/a.ts': imports('../cart/b'),
      'src/domain/cart/b.ts': x,
      'src/ui/location/home/a.ts': imports('../../../application/cart/b'),
      'src/application/cart/b.ts': x,
      'src/ui/location/home/c.ts': imports('../../cart/cart/b'),
      'src/ui/cart/cart/b.ts': x,
    };
    const result = await inPlantedFolder(breaches, (folder) => cruiseFolder(folder, ['src']));
    const broken = result.summary.violations.filter(({ rule }) => rule.name === 'shop-context-location');
    expect(broken.map(({ from }) => from).sort()).toEqual([
      'src/domain/location/a.ts',
      'src/ui/location/home/a.ts',
      'src/ui/location/home/c.ts',
    ]);
  });

  it("keep the backend's contexts apart in every layer, and across layers", async () => {
    const breaches = {
      'backend/src/domain/location/a.ts': imports('../cart/b'),
      'backend/src/domain/cart/b.ts': x,
      'backend/src/application/location/a.ts': imports('../cart/b'),
      'backend/src/application/cart/b.ts': x,
      'backend/src/adapters/http/location/a.ts': imports('../cart/b'),
      'backend/src/adapters/http/cart/b.ts': x,
      'backend/src/adapters/postgres/location/a.ts': imports('../../../application/cart/b'),
    };
    const result = await inPlantedFolder(breaches, (folder) => cruiseFolder(folder, ['backend']));
    const broken = result.summary.violations.filter(({ rule }) => rule.name === 'backend-context-location');
    expect(broken.map(({ from }) => from).sort()).toEqual([
      'backend/src/adapters/http/location/a.ts',
      'backend/src/adapters/postgres/location/a.ts',
      'backend/src/application/location/a.ts',
      'backend/src/domain/location/a.ts',
    ]);
  });

  it('have a planted breach for every rule', () => {
    expect(BREACHES.map((breach) => breach.rule).sort()).toEqual([...ruleNames].sort());
  });

  it('explain for every rule what a breach means', () => {
    for (const rule of config.forbidden ?? []) expect(rule.comment ?? '').not.toBe('');
  });

  it('are checked on the whole project, and not on an empty one', async () => {
    const result = await cruiseProject();
    expect(result.modules.length).toBeGreaterThan(200);
    expect(result.summary.violations).toEqual([]);
  });
});
