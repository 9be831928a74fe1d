/** The parameter names in a pattern: `/wallet/product/:retailerId` has `retailerId`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values by name; undefined ones are left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** What a router needs to know of a path. */
export interface PathPattern {
  /** In the router's syntax: `/store/:productId`. */
  readonly pattern: string;
  /** Parameters that must consist of digits for the path to match. */
  readonly digits: readonly string[];
}

/** Builds the URL of a screen. Values that are not parameters of the pattern go into the query. */
export interface Path<Name extends string> extends PathPattern {
  (
    ...values: [Name] extends [never] ? [query?: Query] : [values: Readonly<Record<Name, string>> & Query]
  ): string;
}

/** The parameter names of a path, for the router's `useParams<ParameterOf<typeof vendorPath>>()`. */
export type ParameterOf<P> = P extends Path<infer Name> ? Name : never;

/** The parameter values of a path. */
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
