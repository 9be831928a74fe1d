import type { ComponentType } from 'react';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { LazyContext } from '../../shared/app-context';
import type { ParametersOf, PathPattern } from '../../shared/paths/path';

/** A port, as the container knows it. */
export type Port<T> = abstract new (...dependencies: never[]) => T;

/** What `firstCall` and `exists` of a screen receive. */
export interface ScreenRequest {
  readonly place: ShoppingPlace;
  readonly query: URLSearchParams;
  readonly get: <T>(port: Port<T>) => T;
}

/** Who may open a screen: anybody by default. A `customer` is a guest or a member, and may check out. */
type Access =
  | { readonly audience?: 'customer' | 'member' }
  | { readonly audience: 'non-member'; readonly memberRedirect: string };

interface ScreenOptions<Paths extends readonly PathPattern[]> {
  /** The first is the canonical one, which search engines are told. */
  readonly paths: Paths;
  /** Imports the page's module, whose only export is the page, when the screen is first opened. */
  readonly page: () => Promise<Readonly<Record<string, ComponentType>>>;
  /** Contexts that are wired when the screen opens. */
  readonly contexts?: readonly LazyContext[];
  /** Starts the first call while the screen's code loads; the adapters pass the response on. */
  readonly firstCall?: (request: ScreenRequest, parameters: ParametersOf<Paths[number]>) => unknown;
  /** The parameters of the query that the screen reads: two addresses that differ only in others show the same. */
  readonly query?: readonly string[];
  /** Whether what the path names exists, where the page alone cannot tell; decides between the status 200 and 404. */
  readonly exists?: (request: ScreenRequest, parameters: ParametersOf<Paths[number]>) => Promise<boolean>;
  /** For a path that shows different screens depending on the shopping place. */
  readonly isShownIn?: (place: ShoppingPlace) => boolean;
  /** Left out where the page sets its own title. */
  readonly title?: string;
  /** `bare` screens have their own header and `<main>` (ROUTE-42). */
  readonly layout?: 'shop' | 'bare';
  /** Whether the server may render it: it must be the same for everybody in one shopping place. */
  readonly isServerRendered?: boolean;
  /** Whether search engines may index it. */
  readonly isIndexed?: boolean;
  /** Browsers grant the camera only to pages that were opened at such a screen. */
  readonly usesCamera?: boolean;
}

type Declaration<Paths extends readonly PathPattern[]> = ScreenOptions<Paths> & Access;

export type Screen = Declaration<readonly PathPattern[]>;

/** Declares a screen. Its first call receives the parameters that all of its paths have in common. */
export const screen = <const Paths extends readonly PathPattern[]>(declaration: Declaration<Paths>): Screen =>
  declaration;
