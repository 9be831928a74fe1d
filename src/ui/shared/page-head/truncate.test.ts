import { truncate } from './truncate';

describe('a text in short', () => {
  it('is the text where that is short, in one line', () => {
    expect(truncate('  Caramel\n and oak.')).toBe('Caramel and oak.');
    expect(truncate('')).toBe('');
  });

  it('ends after a whole word, and says that there is more', () => {
    const short = truncate('Caramel and oak. '.repeat(20));
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/ (Caramel|and|oak\.)…$/);
  });

  it('cuts a word without end', () => {
    expect(truncate('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`);
  });
});
