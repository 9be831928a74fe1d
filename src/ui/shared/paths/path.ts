/** The names of the parameters in a pattern: `/wallet/product/:retailerId` has `retailerId`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values by name; one that is undefined is left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** What a router needs to know of a path. */
export interface PathPattern {
  /** As the router reads it: `/store/:productId`. */
  readonly pattern: string;
  /** Parameters that consist of digits; an address with anything else in their place is another one. */
  readonly digits: readonly string[];
}

/** Builds the address of a screen. What is no parameter of the pattern goes into the query. */
export interface Path<Name extends string> extends PathPattern {
  (
    ...values: [Name] extends [never] ? [query?: Query] : [values: Readonly<Record<Name, string>> & Query]
  ): string;
}

/** The names of a path's parameters, as the router's `useParams<ParameterOf<typeof vendorPath>>()` wants to know it. */
export type ParameterOf<P> = P extends Path<infer Name> ? Name : never;

/** The values that an address holds at the parameters of a path. */
export type ParametersOf<P> = P extends Path<infer Name> ? Readonly<Record<Name, string>> : never;

export function path<Pattern extends string>(
  pattern: Pattern,
  ...digits: NamesIn<Pattern>[]
): Path<NamesIn<Pattern>> {
  const build = (values: Query = {}) => {
    const query = new Map(Object.entries(values).filter(isGiven));
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = query.get(name) ?? '';
      query.delete(name);
      return encodeURIComponent(value);
    });
    return query.size === 0 ? pathname : `${pathname}?${new URLSearchParams([...query]).toString()}`;
  };
  return Object.assign(build, { pattern, digits });
}

const isGiven = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
