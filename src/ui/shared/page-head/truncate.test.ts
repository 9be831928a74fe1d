import { truncate } from './truncate';

describe('a text in short', () => {
  it('is the text itself if that is short, in one line', () => {
    expect(truncate('  Caramel\n and oak.')).toBe('Caramel and oak.');
    expect(truncate('')).toBe('');
  });

  it('ends after a whole word, with an ellipsis', () => {
    const short = truncate('Caramel and oak. '.repeat(20));
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/ (Caramel|and|oak\.)…$/);
  });

  it('cuts off an overlong word', () => {
    expect(truncate('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`);
  });
});
