import config from '../../.dependency-cruiser.mjs';
import { BREACHES } from './breaches';
import { cruiseFolder, cruiseProject, inPlantedFolder } from './cruise';

const ruleNames = (config.forbidden ?? []).map((rule) => rule.name ?? '');

describe('the boundaries of the house', () => {
  it.each(BREACHES.map((breach) => [breach.rule, breach] as const))(
    'goes red when %s is broken',
    async (rule, breach) => {
      const folders = [...new Set(Object.keys(breach.files).map((file) => file.split('/')[0] ?? file))];
      const result = await inPlantedFolder(breach.files, (folder) => cruiseFolder(folder, folders));
      expect(result.summary.violations.map((violation) => violation.rule.name)).toContain(rule);
    },
  );

  it('has a planted breach for every rule', () => {
    expect(BREACHES.map((breach) => breach.rule).sort()).toEqual([...ruleNames].sort());
  });

  it('says for every rule what a breach means', () => {
    for (const rule of config.forbidden ?? []) expect(rule.comment ?? '').not.toBe('');
  });

  it('is held against the whole project, not against an empty one', async () => {
    const result = await cruiseProject();
    expect(result.modules.length).toBeGreaterThan(200);
    expect(result.summary.violations).toEqual([]);
  });
});
