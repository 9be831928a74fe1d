import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RecentlyViewedPart } from '../../catalog/recently-viewed/recently-viewed.page';
import { SessionStore } from '../../customer/session.store';
import { type AppServices, useApp, useStore } from '../../shared/app-context';
import { lazyComponent } from '../../shared/lazy-component';
import { OptionalPart } from './optional-part';

/** A member's latest order, and what was viewed in this browser. */
export const ShopperParts = observer(function ShopperParts() {
  const app = useApp();
  const { isMember } = useStore(SessionStore);
  // Outside the boundary that waits for it: React discards the state inside.
  const [OrderAgain] = useState(() => orderAgain(app));
  return (
    <>
      {isMember && (
        <OptionalPart>
          <OrderAgain />
        </OptionalPart>
      )}
      <RecentlyViewedPart />
    </>
  );
});

/** Wires its context while its code loads. */
const orderAgain = (app: AppServices) =>
  lazyComponent(async () => {
    const [file] = await Promise.all([import('../../order/order-again/order-again.page'), app.load('order')]);
    return file.OrderAgain;
  });
