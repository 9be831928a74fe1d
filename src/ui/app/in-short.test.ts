import { inShort } from './in-short';

describe('a text in short', () => {
  it('is the text where that is short, in one line', () => {
    expect(inShort('  Caramel\n and oak.')).toBe('Caramel and oak.');
    expect(inShort('')).toBe('');
  });

  it('ends after a whole word, and says that there is more', () => {
    const short = inShort('Caramel and oak. '.repeat(20));
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/ (Caramel|and|oak\.)…$/);
  });

  it('cuts a word without end', () => {
    expect(inShort('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`);
  });
});
