import fc from 'fast-check';
import { wordsLike } from './similar-words';
import { innerTrigramsOf, trigramsOf, wordSimilarity } from './trigrams';
import { Vocabulary } from './vocabulary';

const word = fc.stringMatching(/^[abc'-]{4,12}$/);

it('finds every word that is similar enough and has three letters of it in a row [BD-07]', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, searched) => {
      const vocabulary = new Vocabulary();
      for (const each of words) vocabulary.codeOf(each);
      const trigrams = new Set(trigramsOf(searched));
      const rows = innerTrigramsOf(searched);
      const expected = words
        .map((each) => ({ each, similarity: wordSimilarity(trigrams, each) }))
        .filter(({ each, similarity }) => similarity >= 0.45 && rows.some((row) => each.includes(row)));
      const found = wordsLike(searched, vocabulary)
        .sort((one, other) => one.code - other.code)
        .map(({ code, similarity }) => ({ each: vocabulary.wordOf(code), similarity }));
      expect(found).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});

const part = fc.stringMatching(/^[ab]{1,5}$/);

it('finds the words that contain a part or begin with it [BD-07]', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[abc]{1,6}$/)), part, (words, asked) => {
      const vocabulary = new Vocabulary();
      for (const each of words) vocabulary.codeOf(each);
      const different = [...new Set(words)];
      const named = (codes: Iterable<number>) => Array.from(codes, (code) => vocabulary.wordOf(code));
      expect(named(vocabulary.containing(asked))).toEqual(different.filter((each) => each.includes(asked)));
      expect(named(vocabulary.beginningWith(asked))).toEqual(
        different.filter((each) => each.startsWith(asked)),
      );
    }),
  );
});
