import type { IdSource } from '../../src/application/shared/id-source.port';

export function describeIdSource(name: string, open: () => IdSource): void {
  describe(`an id source, ${name}`, () => {
    it('never returns an id twice', () => {
      const ids = open();
      const given = Array.from({ length: 1000 }, () => ids.next());
      expect(new Set(given).size).toBe(1000);
    });

    it('returns ids that fit into a header [X-150]', () => {
      expect(open().next()).toMatch(/^[A-Za-z0-9-]+$/);
    });
  });
}
