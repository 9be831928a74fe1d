import { useState } from 'react';
import { Accordion } from '../../shared/accordion/accordion';
import { Badge } from '../../shared/badge/badge';
import { Button } from '../../shared/button/button';
import { BoughtAgain } from '../buy-again/bought-again';
import type { BuyAgainState } from '../buy-again/buy-again-state';
import { ItemTable } from './item-table';
import { OrderAmounts } from './order-amounts';
import styles from './my-orders.module.css';

export interface OrderState {
  number: string;
  title: string;
  status: string;
  /** What the status means; empty if that is not known. */
  meaning: string;
  method: string;
  groups: readonly {
    heading: string;
    items: readonly { name: string; status: string; quantity: string; total: string }[];
  }[];
  amounts: readonly { label: string; value: string }[];
  buyAgain: BuyAgainState;
}

interface OrderActions {
  buyAgain: () => void;
  print: () => void;
}

interface OrderAccordionProps {
  order: OrderState;
  isFirst: boolean;
  actions: OrderActions;
}

type Item = OrderState['groups'][number]['items'][number];

const COLUMNS = [
  { heading: 'Status', value: ({ status }: Item) => status },
  { heading: 'Quantity', value: ({ quantity }: Item) => quantity, className: styles.figure },
  { heading: 'Total', value: ({ total }: Item) => total, className: styles.figure },
];

/** One order; the first of the list starts open (ORD-04, ORD-05). */
export function OrderAccordion({ order, isFirst, actions }: OrderAccordionProps) {
  const [open, setOpen] = useState(isFirst);
  return (
    <Accordion
      summary={order.title}
      aside={
        <span className={styles.labels}>
          <span>{order.method}</span> <Badge>{order.status}</Badge>
        </span>
      }
      open={open}
      onToggle={setOpen}
    >
      {order.meaning && <p className={styles.meaning}>{order.meaning}</p>}
      {order.groups.map((group) => (
        <ItemTable key={group.heading} {...group} columns={COLUMNS} className={styles.items} />
      ))}
      <OrderAmounts amounts={order.amounts} />
      <OrderButtons buyAgain={order.buyAgain} actions={actions} />
      <BoughtAgain result={order.buyAgain.result} />
    </Accordion>
  );
}

function OrderButtons({ buyAgain, actions }: { buyAgain: BuyAgainState; actions: OrderActions }) {
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={actions.print}>
        Print receipt
      </Button>
      {buyAgain.label && (
        <Button variant="secondary" icon="bag" busy={buyAgain.isRunning} onClick={actions.buyAgain}>
          {buyAgain.label}
        </Button>
      )}
    </div>
  );
}
