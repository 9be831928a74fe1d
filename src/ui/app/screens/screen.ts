import type { ComponentType } from 'react';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { LazyContext } from '../../shared/app-context';
import type { ParametersOf, PathPattern } from '../../shared/paths/path';

/** A port, as the container knows it. */
export type Port<T> = abstract new (...dependencies: never[]) => T;

/** What a first call may use. */
export interface Visit {
  readonly place: ShoppingPlace;
  readonly query: URLSearchParams;
  readonly get: <T>(port: Port<T>) => T;
}

/** Who may open a screen: anybody, unless said otherwise. A `buyer` may check out, a `member` is signed in. */
type Access =
  | { readonly audience?: 'buyer' | 'member' }
  | { readonly audience: 'visitor'; readonly membersGoTo: string };

interface Facts<Paths extends readonly PathPattern[]> {
  readonly paths: Paths;
  /** Fetches the file of its page, which exports that alone, when the screen is first wanted. */
  readonly page: () => Promise<Readonly<Record<string, ComponentType>>>;
  /** Contexts that are wired with it. */
  readonly contexts?: readonly LazyContext[];
  /** Asks for what the screen shows first while its code is still on the way; the adapters hand the answer on. */
  readonly firstCall?: (visit: Visit, parameters: ParametersOf<Paths[number]>) => unknown;
  /** Where a path is another screen's in other places. */
  readonly isShownIn?: (place: ShoppingPlace) => boolean;
  /** Without one the page sets its own: it depends on what is shown, or has a description beside it. */
  readonly title?: string;
  /** `bare` screens bring their own header and `<main>` (ROUTE-42). */
  readonly layout?: 'shop' | 'bare';
  /** The server may render it: it is the same for everybody in one place. */
  readonly isServerRendered?: boolean;
  /** Search engines may list it. */
  readonly isIndexed?: boolean;
}

type Declaration<Paths extends readonly PathPattern[]> = Facts<Paths> & Access;

export type Screen = Declaration<readonly PathPattern[]>;

/** Declares a screen. Its first call gets the parameters that all of its paths have. */
export const screen = <const Paths extends readonly PathPattern[]>(declaration: Declaration<Paths>): Screen =>
  declaration;
