import { matchRoutes } from 'react-router-dom';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { PathPattern } from '../../shared/paths/path';
import type { Screen } from './screen';
import { SCREENS } from './screens';

export interface ScreenMatch {
  readonly screen: Screen;
  readonly pattern: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** All paths, the most specific first; paths of the same rank stay in the order of declaration. */
const CANDIDATES = SCREENS.flatMap((screen) =>
  screen.paths.map((path) => ({ screen, path, rank: rankOf(path), segments: segmentsOf(path.pattern) })),
).sort((one, other) => Number(one.rank > other.rank) - Number(one.rank < other.rank));

/**
 * The screen of an address; undefined if no path matches. If several match, the most specific one wins: fixed text
 * takes precedence over digits, and digits over any other parameter.
 *
 * @param address a path, with or without its query
 */
export function matchScreen(address: string, place: ShoppingPlace): ScreenMatch | undefined {
  const parts = segmentsOf(address);
  for (const { screen, path, segments } of CANDIDATES) {
    const parameters = mayMatch(parts, segments) ? parametersIn(address, path) : undefined;
    if (!parameters || screen.isShownIn?.(place) === false) continue;
    return { screen, pattern: path.pattern, parameters };
  }
  return undefined;
}

/** In lower case, because the router ignores case. */
function segmentsOf(address: string): string[] {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.toLowerCase().split('/').filter(Boolean);
}

/** A cheap test that rules out most paths: `matchRoutes` compiles the pattern on every call, which is slow. */
const mayMatch = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length === segments.length &&
  segments.every((segment, index) => {
    const part = parts[index] ?? '';
    return segment.startsWith(':') || segment === part || part.includes('%');
  });

function parametersIn(address: string, { pattern, digits }: PathPattern): Record<string, string> | undefined {
  const parameters = matchRoutes([{ path: pattern }], address)?.[0]?.params as
    | Record<string, string>
    | undefined;
  return parameters && digits.every((name) => /^\d+$/.test(parameters[name] ?? '')) ? parameters : undefined;
}

/** One letter per segment, so that sorting puts the more specific path first. */
function rankOf({ pattern, digits }: PathPattern): string {
  return pattern.replace(/[^/]+/g, (segment) => {
    if (!segment.startsWith(':')) return 'a';
    return digits.includes(segment.slice(1)) ? 'b' : 'c';
  });
}
