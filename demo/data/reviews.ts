import type { Review } from '../../backend/src/domain/shared/review';
import { SeededRandom } from '../pictures/seeded-random';
import { departmentOf } from './catalogue';
import { REVIEW_TEXTS, REVIEWERS } from './review-texts';
import type { ProductSpec } from './spec';

const MAX_REVIEWS = 6;
const BEER_DEPARTMENT = 14;
/** The product that the guide mentions first (DEMO-28). */
const FLAGSHIP = 101;

/** A date from January to September of 2025 or 2026: `2026-03-09`. */
function dayOf(chance: SeededRandom): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${chance.next() < 0.4 ? 2025 : 2026}-${pad(chance.whole(1, 9))}-${pad(chance.whole(1, 28))}`;
}

/** Up to six reviews, newest first; the same ones on every start. */
export function reviewsOf(spec: ProductSpec): Review[] {
  const chance = new SeededRandom(spec.id * 7 + 3);
  const texts = REVIEW_TEXTS[departmentOf(spec) === BEER_DEPARTMENT ? 'beer' : spec.kind];
  const wanted = chance.whole(0, MAX_REVIEWS);
  const count = Math.min(texts.length, spec.id === FLAGSHIP ? MAX_REVIEWS : wanted);
  const from = chance.whole(0, texts.length - 1);
  return Array.from({ length: count }, (_, i) => texts[(from + i) % texts.length])
    .filter((text) => text !== undefined)
    .map(([title, detail, rating]) => ({ title, detail, rating, nickname: chance.pick(REVIEWERS), date: dayOf(chance) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
