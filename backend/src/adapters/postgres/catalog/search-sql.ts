import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';

/** A shorter word is similar to too many others, and a longer one is not a word. */
const MISSPELLED_LENGTHS = { from: 4, to: 40 };
/** The share of a word's trigrams that similar text has: `burbon` and `bourbon` have 0.57, `bouquet` and `bourbon` 0.38. */
const SIMILAR = '0.45';
const MOST_SIMILAR = 100;

const TEXT = sql`p.search_text`;

/**
 * Selects one row with the ids of the products that contain every word, or its basic form: `found`, the best first. If
 * there are none, `alike` has those that contain similar words.
 *
 * The planner estimates both sets without knowing that one excludes the other; the conditions that are the same for all
 * rows are checked before any row is read.
 */
export function searchQuery(words: string[], area: Area): SQL {
  return sql`
    with found as materialized (
      select p.id, p.rank, ${closeness(words)} as closeness from products p
      where p.active and ((${containsAll(words, TEXT)}) or p.search_vector @@ ${basicForms(words)}) and ${isOffered(area)}
    ), alike as (
      select p.id, p.rank, ${similarity(words)} as similarity from products p
      where not exists (select from found) and ${withThreshold(words)}
        and p.active and ${isAlike(words)} and ${isOffered(area)}
      order by similarity desc, p.rank, p.id limit ${MOST_SIMILAR}
    )
    select coalesce((select array_agg(id order by closeness, rank, id) from found), '{}') as found,
      coalesce((select array_agg(id order by similarity desc, rank, id) from alike), '{}') as alike`;
}

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

const isOffered = (area: Area): SQL => sql`exists (
        select from variants v join offers o on o.variant_id = v.id
        where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
      )`;

/** Typed text is matched literally, never as a pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
