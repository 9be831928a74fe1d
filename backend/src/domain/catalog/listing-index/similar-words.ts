import { innerTrigramsOf, trigramsOf, wordSimilarity } from './trigrams';
import type { Vocabulary } from './vocabulary';

/** A shorter word is similar to too many others, and a longer one is not a word. */
const MISSPELLED_LENGTHS = { from: 4, to: 40 };
/** `burbon` and `bourbon` have 0.57, `bouquet` and `bourbon` 0.38. */
const SIMILAR = 0.45;

export interface SimilarWord {
  code: number;
  /** From 0 to 1. */
  similarity: number;
}

/** Words that may have been meant: similar ones, or those that contain a word that is too short or too long to be misspelled. */
export function wordsLike(word: string, vocabulary: Vocabulary): SimilarWord[] {
  const trigrams = new Set(trigramsOf(word));
  const rated = (codes: Iterable<number>): SimilarWord[] =>
    Array.from(codes, (code) => ({ code, similarity: wordSimilarity(trigrams, vocabulary.wordOf(code)) }));
  if (!mayBeMisspelled(word)) return rated(vocabulary.containing(word));
  const candidates = innerTrigramsOf(word).flatMap((trigram) => vocabulary.containing(trigram));
  return rated(new Set(candidates)).filter(({ similarity }) => similarity >= SIMILAR);
}

export function mayBeMisspelled(word: string): boolean {
  const { length } = [...word];
  return length >= MISSPELLED_LENGTHS.from && length <= MISSPELLED_LENGTHS.to;
}
