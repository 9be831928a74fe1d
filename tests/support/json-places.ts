export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A way into a value: names of fields, and numbers of members. */
export type Place = readonly (string | number)[];

const isBranch = (value: Json | undefined): value is readonly Json[] | Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null;

/** A list stands for what is in it by its first. */
const membersOf = (value: object): readonly (readonly [string | number, Json])[] =>
  Array.isArray(value)
    ? value.slice(0, 1).map((first: Json) => [0, first] as const)
    : Object.entries(value as Record<string, Json>);

/** Every field of a value, however deep. */
export const placesIn = (value: Json, at: Place = []): Place[] => {
  const inside = isBranch(value)
    ? membersOf(value).flatMap(([name, part]) => placesIn(part, [...at, name]))
    : [];
  return at.length > 0 ? [at, ...inside] : inside;
};

/** The objects in a value, itself among them. */
export const objectsIn = (value: Json): Place[] =>
  [[], ...placesIn(value)].filter((place) => {
    const found = valueAt(value, place);
    return isBranch(found) && !Array.isArray(found);
  });

const valueAt = (value: Json, place: Place): Json | undefined =>
  place.reduce<Json | undefined>(
    (inside, name) => (inside as Readonly<Record<string | number, Json>> | undefined)?.[name],
    value,
  );

/** The same with something else in one place; undefined: with nothing there, as JSON leaves it out. */
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
