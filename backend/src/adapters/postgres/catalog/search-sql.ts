import { sql, type SQL } from 'drizzle-orm';

/** A shorter word is similar to too many others, and a longer one is not a word. */
const MISSPELLED_LENGTHS = { from: 4, to: 40 };
/** The share of a word's trigrams that similar text has: `burbon` and `bourbon` have 0.57, `bouquet` and `bourbon` 0.38. */
const SIMILAR = '0.45';

const TEXT = sql`p.search_text`;

/** Selects the ids of the active products that contain every word, or its basic form, as the column `found`: the best first. */
export const foundColumn = (words: string[]): SQL => sql`
  (select coalesce(array_agg(p.id order by ${closeness(words)}, p.rank, p.id), '{}') from products p
   where p.active and ((${containsAll(words, TEXT)}) or p.search_vector @@ ${basicForms(words)})) as found`;

/** Selects the ids of the active products that contain similar words, as the column `alike`: the most similar first. */
export const alikeColumn = (words: string[]): SQL => sql`
  (select coalesce(array_agg(p.id order by ${similarity(words)} desc, p.rank, p.id), '{}') from products p
   where ${withThreshold(words)} and p.active and ${isAlike(words)}) as alike`;

/** The name starts with the words, the name has them, name and brand have them, or they are anywhere. */
const closeness = (words: string[]): SQL => sql`case
        when p.search_name like ${`${escapeLike(words.join(' '))}%`} then 0
        when (${containsAll(words, sql`p.search_name`)}) or p.search_vector @@ ${basicForms(words, 'A')} then 1
        when p.search_vector @@ ${basicForms(words, 'AB')} then 2
        else 3 end`;

/** A condition for each word, since no index answers `like all(array)`. */
const containsAll = (words: string[], text: SQL): SQL =>
  sql.join(
    words.map((word) => contains(word, text)),
    sql` and `,
  );

const contains = (word: string, text: SQL): SQL => sql`${text} like ${`%${escapeLike(word)}%`}`;

/** Every word in its basic form, or the start of a word; `weights` limit where. */
const basicForms = (words: string[], weights = ''): SQL =>
  sql`to_tsquery('english', ${words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*${weights}`).join(' & ')})`;

function mayBeMisspelled(word: string): boolean {
  const { length } = [...word];
  return length >= MISSPELLED_LENGTHS.from && length <= MISSPELLED_LENGTHS.to;
}

const isAlike = (words: string[]): SQL =>
  sql.join(
    words.map((word) => (mayBeMisspelled(word) ? sql`${word}::text <% ${TEXT}` : contains(word, TEXT))),
    sql` and `,
  );

const similarity = (words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`word_similarity(${word}, ${TEXT})`),
    sql` + `,
  );

/** True if a word may be misspelled; sets the threshold of `<%` for this query alone. */
const withThreshold = (words: string[]): SQL =>
  words.some(mayBeMisspelled)
    ? sql`(select set_config('pg_trgm.word_similarity_threshold', ${SIMILAR}, true)) <> ''`
    : sql`false`;

/** Typed text is matched literally, never as a pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
