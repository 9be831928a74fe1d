export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A path into a value: names of fields and indexes of lists. */
export type Place = readonly (string | number)[];

const isBranch = (value: Json | undefined): value is readonly Json[] | Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null;

/** A list is represented by its first element. */
const membersOf = (value: object): readonly (readonly [string | number, Json])[] =>
  Array.isArray(value)
    ? value.slice(0, 1).map((first: Json) => [0, first] as const)
    : Object.entries(value as Record<string, Json>);

/** The paths of all fields of a value, at any depth. */
export const placesIn = (value: Json, at: Place = []): Place[] => {
  const inside = isBranch(value)
    ? membersOf(value).flatMap(([name, part]) => placesIn(part, [...at, name]))
    : [];
  return at.length > 0 ? [at, ...inside] : inside;
};

/** All objects in a value, including the value itself. */
export const objectsIn = (value: Json): Place[] =>
  [[], ...placesIn(value)].filter((place) => {
    const found = valueAt(value, place);
    return isBranch(found) && !Array.isArray(found);
  });

export const valueAt = (value: Json, place: Place): Json | undefined =>
  place.reduce<Json | undefined>(
    (inside, name) => (inside as Readonly<Record<string | number, Json>> | undefined)?.[name],
    value,
  );

/** A copy with one field replaced; undefined removes the field, as JSON does. */
export function withAt(value: Json, [first, ...rest]: Place, put: Json | undefined): Json {
  if (first === undefined) return put ?? null;
  if (Array.isArray(value)) {
    const members = value as readonly Json[];
    if (rest.length === 0 && put === undefined) return members.filter((_, index) => index !== first);
    return members.map((part, index) => (index === first ? withAt(part, rest, put) : part));
  }
  const { [first]: inside = null, ...others } = value as Readonly<Record<string, Json>>;
  if (rest.length === 0 && put === undefined) return others;
  return { ...(value as object), [first]: withAt(inside, rest, put) };
}
