import { cartTexts } from '../../../texts/cart/cart';
import { LinkButton } from '../../shared/button/link-button';
import { storePath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';
import type { RemovalState } from './groups-with-removal';
import { RemovedNotice } from './removed-notice';

/** CART-07, CART-08; the removal of the last line can be undone. */
export function EmptyCart({ removal, onUndo }: { removal: RemovalState | null; onUndo: () => void }) {
  return (
    <>
      {removal && <RemovedNotice state={removal} onUndo={onUndo} />}
      <EmptyState
        icon="bag"
        title={cartTexts.empty}
        action={<LinkButton href={storePath()}>{cartTexts.startShopping}</LinkButton>}
      />
    </>
  );
}
