import { innerTrigramsOf, trigramsOf, wordSimilarity } from './trigrams';
import type { Vocabulary } from './vocabulary';

/** A shorter word is similar to too many others, and a longer one is not a word. */
const MISSPELLED_LENGTHS = { from: 4, to: 40 };
/** The share of trigrams that both words have: `burbon` and `bourbon` have 0.57, `bouquet` and `bourbon` 0.38. */
const SIMILAR = 0.45;

export interface SimilarWord {
  code: number;
  /** From 0 to 1; 0 for one that contains the word. */
  similarity: number;
}

/** Words that may have been meant: similar ones, or those that contain a word that is too short or too long to be misspelled. */
export function wordsLike(word: string, vocabulary: Vocabulary): SimilarWord[] {
  if (!mayBeMisspelled(word))
    return Array.from(vocabulary.containing(word), (code) => ({ code, similarity: 0 }));
  const trigrams = new Set(trigramsOf(word));
  return candidates(word, trigrams.size, vocabulary)
    .map((code) => ({ code, similarity: wordSimilarity(trigrams, vocabulary.wordOf(code)) }))
    .filter(({ similarity }) => similarity >= SIMILAR);
}

export function mayBeMisspelled(word: string): boolean {
  const { length } = [...word];
  return length >= MISSPELLED_LENGTHS.from && length <= MISSPELLED_LENGTHS.to;
}

/** Words with enough of the trigrams to be similar; rating a word takes longer than counting them. */
function candidates(word: string, trigrams: number, vocabulary: Vocabulary): number[] {
  const inner = new Set(innerTrigramsOf(word));
  const required = Math.max(1, Math.ceil(SIMILAR * trigrams) - (trigrams - inner.size));
  const counts = new Uint8Array(vocabulary.length);
  const found: number[] = [];
  for (const trigram of inner)
    for (const code of vocabulary.containing(trigram)) {
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count === required) found.push(code);
    }
  return found;
}
