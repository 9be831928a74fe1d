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
  const found: string[] = [];
  for (let at = 2; at < characters.length; at += 1)
    found.push(`${characters[at - 2]}${characters[at - 1]}${characters[at]}`);
  return found;
}

/**
 * How similar the most similar part of the text is: the trigrams that both have, of all that one of them has; from 0 to 1,
 * as `word_similarity` of `pg_trgm`.
 */
export function wordSimilarity(trigrams: ReadonlySet<string>, text: string): number {
  const others = trigramsOf(text);
  const isCommon = others.map((trigram) => trigrams.has(trigram));
  const hasEqual = new Set(others).size < others.length;
  let best = 0;
  for (let from = isCommon.indexOf(true); from >= 0; from = isCommon.indexOf(true, from + 1)) {
    let [common, all] = [0, trigrams.size];
    for (let at = from; at < others.length; at += 1) {
      // Each is counted once.
      if (hasEqual && others.indexOf(others[at] ?? '', from) < at) continue;
      if (isCommon[at]) common += 1;
      else all += 1;
      best = Math.max(best, common / all);
    }
  }
  return best;
}
