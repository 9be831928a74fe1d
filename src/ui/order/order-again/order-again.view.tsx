import { orderAgainTexts } from '../../../texts/order/order-again';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { AppLink } from '../../shared/link/app-link';
import { myOrdersPath } from '../../shared/paths/paths';
import { SectionHeading } from '../../shared/section-heading/section-heading';
import { BoughtAgain } from '../buy-again/bought-again';
import type { OrderAgainState } from './order-again-state';
import styles from './order-again.module.css';

interface OrderAgainViewProps {
  state: OrderAgainState | null;
  actions: { buyAgain: () => void };
}

/** The latest order, to buy its items again. */
export function OrderAgainView({ state, actions }: OrderAgainViewProps) {
  if (!state) return null;
  const { title, items, total, buyAgain } = state;
  return (
    <section aria-labelledby="order-again" className={styles.section}>
      <SectionHeading
        id="order-again"
        title={orderAgainTexts.title}
        action={<AppLink href={myOrdersPath()}>{orderAgainTexts.allOrders}</AppLink>}
      />
      <Card>
        <div className={styles.order}>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{items}</p>
            <p className={styles.total}>{orderAgainTexts.total(total)}</p>
          </div>
          {buyAgain.label && (
            <Button icon="bag" variant="secondary" busy={buyAgain.isRunning} onClick={actions.buyAgain}>
              {buyAgain.label}
            </Button>
          )}
        </div>
        <BoughtAgain result={buyAgain.result} />
      </Card>
    </section>
  );
}
