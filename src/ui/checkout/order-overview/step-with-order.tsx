import type { ReactNode } from 'react';
import columns from '../../cart/cart-columns.module.css';
import { OrderOverview } from './order-overview';

/** A step and beside it what is being ordered, which stays while one step follows another. */
export function StepWithOrder({ children }: { children: ReactNode }) {
  return (
    <div className={columns.columns}>
      <div>{children}</div>
      <OrderOverview />
    </div>
  );
}
