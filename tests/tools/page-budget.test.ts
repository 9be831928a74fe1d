import { budgetFor, overBudget, overEnglish } from '../../scripts/lib/page-budget.mjs';

const weights = {
  'index.html': { bytes: 100_000, files: 2, modules: { 'src/main.tsx': 900 } },
  'home.page.tsx': { bytes: 5_000, files: 3, modules: { 'home.tsx': 4_000, 'card.tsx': 2_000 } },
};
const budget = budgetFor(weights);

describe('the budget of the pages', () => {
  it('leaves room for small changes', () => {
    expect(budget.bytes).toEqual({ 'index.html': 101_376, 'home.page.tsx': 6_144 });
    const home = { ...weights['home.page.tsx'], bytes: 6_144 };
    expect(overBudget({ ...weights, 'home.page.tsx': home }, budget)).toEqual([]);
  });

  it('knows the larger size of a package of which pages load different parts', () => {
    const page = (size: number) => ({ bytes: 1, files: 1, modules: { 'node_modules/mobx': size } });
    expect(budgetFor({ one: page(100), other: page(300) }).modules).toEqual({ 'node_modules/mobx': 300 });
  });

  it('names the files by which a page has grown beyond it', () => {
    const modules = { 'home.tsx': 4_500, 'card.tsx': 1_000, 'map.tsx': 30_000 };
    expect(overBudget({ ...weights, 'home.page.tsx': { bytes: 15_000, files: 3, modules } }, budget)).toEqual(
      [
        'home.page.tsx loads 15,000 bytes (gzip), and may load 6,144.',
        '  map.tsx: new, 30,000 characters before minification',
        '  home.tsx: +500 characters before minification',
      ],
    );
  });

  it('allows no page another file, which is a request more', () => {
    const home = { ...weights['home.page.tsx'], files: 4 };
    expect(overBudget({ ...weights, 'home.page.tsx': home }, budget)).toEqual([
      'home.page.tsx loads 4 files, and may load 3.',
    ]);
  });

  it('names the largest growth, and counts the rest', () => {
    const modules = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`${index}.tsx`, 100 + index]),
    );
    const problems = overBudget({ 'index.html': { bytes: 200_000, files: 2, modules } }, budget);
    expect(problems).toHaveLength(10);
    expect(problems[1]).toContain('9.tsx: new, 109');
    expect(problems.at(-1)).toBe('  and 2 more');
  });

  it('is missing for a page that is not in it', () => {
    expect(overBudget({ 'new.page.tsx': { bytes: 1, files: 1, modules: {} } }, budget)).toEqual([
      'new.page.tsx has no budget.',
    ]);
  });

  it('allows little more for another language, on every page', () => {
    const inSpanish = (entry: number, home: number) => ({
      'index.html': { bytes: entry, files: 1, modules: {} },
      'home.page.tsx': { bytes: home, files: 1, modules: {} },
    });
    const english = inSpanish(100_000, 20_000);
    expect(overEnglish(english, inSpanish(101_000, 21_000), 'es')).toEqual([]);
    expect(overEnglish(english, inSpanish(101_000, 21_500), 'es')).toEqual([
      'home.page.tsx loads 2,500 bytes (gzip) more in es, and may load 2,000.',
    ]);
  });
});
