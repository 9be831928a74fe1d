import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { trigramsOf, wordSimilarity } from '../src/domain/catalog/listing-index/trigrams';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const word = fc.stringMatching(/^[ab1'-]{1,12}$/);

it('rates the similarity of two words as PostgreSQL does [BD-07]', async () => {
  const pairs = [
    ['burbon', 'bourbon'],
    ['whisky', 'whiskey'],
    ['chardonay', 'chardonnay'],
    ...fc.sample(fc.tuple(word, word), { numRuns: 500, seed: 1 }),
  ];
  const { rows } = await backend.db.execute<{ similarity: number }>(sql`
    select word_similarity(pair->>0, pair->>1) as similarity
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) with ordinality each (pair, place) order by place`);
  expect(rows).toHaveLength(pairs.length);
  for (const [index, [one = '', other = '']] of pairs.entries()) {
    const ours = wordSimilarity(new Set(trigramsOf(one)), other);
    expect([one, other, ours.toFixed(5)]).toEqual([one, other, rows[index]?.similarity.toFixed(5)]);
  }
});
