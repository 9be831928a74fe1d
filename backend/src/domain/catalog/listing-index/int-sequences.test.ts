import fc from 'fast-check';
import { IntSequences } from './int-sequences';

it('has one number for equal sequences, in the order of their first use', () => {
  const sequence = fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(sequence, { maxLength: 400 }), (used) => {
      const sequences = new IntSequences();
      const numbers = used.map((each) => sequences.of(each));
      const distinct = [...new Set(used.map(String))];
      expect(numbers).toEqual(used.map((each) => distinct.indexOf(String(each))));
      expect(sequences.length).toBe(distinct.length);
      const stored = distinct.map((_, number) =>
        String([...sequences.items.slice(sequences.startOf(number), sequences.endOf(number))]),
      );
      expect(stored).toEqual(distinct);
    }),
  );
});

it('tells tens of thousands of sequences apart', () => {
  const sequences = new IntSequences();
  const all = Array.from({ length: 50_000 }, (_, number) => [number % 7, number, number >> 8]);
  expect(all.map((each) => sequences.of(each))).toEqual([...all.keys()]);
  expect(all.map((each) => sequences.of(each))).toEqual([...all.keys()]);
});
