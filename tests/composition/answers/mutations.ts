import fc from 'fast-check';
import { type Json, placesIn, valueAt, withAt } from '../../support/json-places';

const WRONG: readonly (Json | undefined)[] = [
  undefined,
  null,
  7,
  -1.5,
  'seven',
  '',
  true,
  false,
  [],
  [7],
  ['seven'],
  [null],
  [[]],
  {},
  { of: { of: 7 } },
];

/** Values that replace a documented one; undefined removes the field. */
const anyWrongValue: fc.Arbitrary<Json | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WRONG) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json) },
);

/** The whole answer, or one of its parts at any depth, replaced by something else. */
const anyMutation = (answer: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom([], ...placesIn(answer)), anyWrongValue)
    .map(([place, value]) => withAt(answer, place, value));

/** Up to three mutations of one of the answers. */
export const mutationsOf = (answers: readonly Json[]): fc.Arbitrary<Json> =>
  fc
    .constantFrom(...answers)
    .chain(anyMutation)
    .chain((once) => fc.oneof(fc.constant(once), anyMutation(once), anyMutation(once).chain(anyMutation)));

/** Values that cannot be read as a list, an object or a scalar, whichever is documented. */
function anyOtherType(value: Json | undefined): fc.Arbitrary<Json> {
  if (Array.isArray(value)) return fc.constantFrom<Json>(7, 'seven', true);
  if (typeof value === 'object' && value !== null) return fc.constantFrom<Json>(7, 'seven', [7]);
  return fc.constantFrom<Json>([], [7], {}, { of: 7 });
}

/** The fields of a map have any name and type. */
const isInMap = (place: readonly (string | number)[]) => place.includes('vendor_list');

/** An answer of which one part has a type that the document does not allow. */
export const withAnotherType = (answers: readonly Json[]): fc.Arbitrary<Json> =>
  fc
    .constantFrom(...answers)
    .chain((answer) =>
      fc
        .constantFrom([], ...placesIn(answer).filter((place) => !isInMap(place)))
        .chain((place) => anyOtherType(valueAt(answer, place)).map((value) => withAt(answer, place, value))),
    );

/** Numbers as text and the other way round, and fields of a later version of the document. */
export function withOtherSpelling(value: Json): Json {
  if (Array.isArray(value)) return value.map(withOtherSpelling);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries([
      ...Object.entries(value).map(([name, part]) => [name, withOtherSpelling(part)] as const),
      ['a_new_field', { of: ['a later day'] }],
    ]);
  if (typeof value === 'string') return String(Number(value)) === value ? Number(value) : value;
  return value === null ? null : String(value);
}
