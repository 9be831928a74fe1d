/** The runs of letters and digits in it, of which each begins with two blanks and ends with one. */
const RUNS = /[\p{L}\p{N}]+/gu;

/** As in PostgreSQL's `pg_trgm`, in order. */
export function trigramsOf(text: string): string[] {
  return (text.match(RUNS) ?? []).flatMap((run) => trios(`  ${run} `));
}

/** Those without a blank. */
export const innerTrigramsOf = (text: string): string[] => (text.match(RUNS) ?? []).flatMap(trios);

function trios(text: string): string[] {
  const characters = [...text];
  return characters.slice(2).map((last, at) => `${characters[at]}${characters[at + 1]}${last}`);
}

/**
 * How similar the most similar part of the text is: the trigrams that both have, of all that one of them has; from 0 to 1,
 * as `word_similarity` of `pg_trgm`.
 */
export function wordSimilarity(trigrams: ReadonlySet<string>, text: string): number {
  const others = trigramsOf(text);
  let best = 0;
  for (let from = 0; from < others.length; from += 1) {
    if (!trigrams.has(others[from] ?? '')) continue;
    const part = new Set<string>();
    let common = 0;
    for (const trigram of others.slice(from)) {
      if (!part.has(trigram) && trigrams.has(trigram)) common += 1;
      part.add(trigram);
      best = Math.max(best, common / (trigrams.size + part.size - common));
    }
  }
  return best;
}
