import { matchRoutes } from 'react-router-dom';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { myAccountPath, settingPath } from '../../shared/paths/paths';
import { matchScreen } from './match-screen';

/** What a server knows of the page at an address before it renders it. */
export type ServerPage =
  | {
      /** The same for everybody in one place. */
      readonly kind: 'public';
      /** The parameters of the query that count. */
      readonly query: readonly string[];
      /** What the path names, such as `productId` and `101`. */
      readonly parameters: Readonly<Record<string, string>>;
      readonly isIndexed: boolean;
    }
  /** Rendered by the browser alone. */
  | { readonly kind: 'personal'; readonly usesCamera: boolean; readonly isIndexed: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isPermanent: boolean };

/** @param address path and query */
export function serverPageOf(address: string, place: ShoppingPlace): ServerPage {
  const [path = '', query] = address.split('?', 2);
  const match = matchScreen(path, place);
  if (!match) return unknownPage(path);
  const withoutSlash = path.replace(/(?!^)\/+$/, '');
  if (withoutSlash !== path)
    return { kind: 'redirect', to: query ? `${withoutSlash}?${query}` : withoutSlash, isPermanent: true };
  const { isServerRendered, usesCamera = false, isIndexed = false } = match.screen;
  if (!isServerRendered) return { kind: 'personal', usesCamera, isIndexed };
  return { kind: 'public', query: match.screen.query ?? [], parameters: match.parameters, isIndexed };
}

/** An unknown settings tab redirects to My Account. */
const unknownPage = (path: string): ServerPage =>
  matchRoutes([{ path: settingPath.pattern }], path)
    ? { kind: 'redirect', to: myAccountPath(), isPermanent: false }
    : { kind: 'not-found' };
