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

/** In a declaration's order where two paths say the same. */
const CANDIDATES = SCREENS.flatMap((screen) =>
  screen.paths.map((path) => ({ screen, path, rank: rankOf(path), segments: segmentsOf(path.pattern) })),
).sort((one, other) => Number(one.rank > other.rank) - Number(one.rank < other.rank));

/**
 * The screen of an address, and none where it is no page. Of several paths that fit, the one that says more counts:
 * fixed text before digits, digits before anything.
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

/** In small letters, since the router takes no notice of capitals. */
function segmentsOf(address: string): string[] {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.toLowerCase().split('/').filter(Boolean);
}

/** Rules out most paths: the router prepares each that it is asked about anew, which takes long. */
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

/** The kinds of the segments, which sort the narrower path first. */
function rankOf({ pattern, digits }: PathPattern): string {
  return pattern.replace(/[^/]+/g, (segment) => {
    if (!segment.startsWith(':')) return 'a';
    return digits.includes(segment.slice(1)) ? 'b' : 'c';
  });
}
