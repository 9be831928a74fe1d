import { sql, type SQL } from 'drizzle-orm';

/** Selects each word as a `SearchWord`, as the column `words`. */
export const searchWordsColumn = (words: string[]): SQL => sql`
  (select json_agg(json_build_object('word', word, 'lexemes', tsvector_to_array(to_tsvector('english', word))) order by place)
   from unnest(${sql.param(words)}::text[]) with ordinality searched (word, place)) as words`;
