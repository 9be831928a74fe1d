import { useState } from 'react';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { Accordion } from '../../shared/accordion/accordion';
import { Badge } from '../../shared/badge/badge';
import { Button } from '../../shared/button/button';
import { DescriptionList } from '../../shared/description-list/description-list';
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
  /** `Nov 26, 2026`; blank if that is not known. */
  placedOn: string;
  /** What pays it, and where it goes; a value may have several lines. */
  facts: readonly { label: string; value: string }[];
  groups: readonly { heading: string; items: readonly OrderItemState[] }[];
  amounts: readonly { label: string; value: string }[];
  buyAgain: BuyAgainState;
}

interface OrderItemState {
  name: string;
  details: readonly string[];
  status: string;
  quantity: string;
  total: string;
  imageUrl?: string;
  href?: string;
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

const COLUMNS = [
  { heading: myOrdersTexts.status, value: ({ status }: OrderItemState) => status },
  {
    heading: myOrdersTexts.quantity,
    value: ({ quantity }: OrderItemState) => quantity,
    className: styles.figure,
  },
  { heading: myOrdersTexts.total, value: ({ total }: OrderItemState) => total, className: styles.figure },
];

/** One order; the first of the list starts open (ORD-04, ORD-05). */
export function OrderAccordion({ order, isFirst, actions }: OrderAccordionProps) {
  const [open, setOpen] = useState(isFirst);
  return (
    <Accordion
      summary={order.title}
      aside={
        <span className={styles.labels}>
          {order.placedOn && <span>{order.placedOn}</span>} <span>{order.method}</span>{' '}
          <Badge>{order.status}</Badge>
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
      {order.facts.length > 0 && <DescriptionList className={styles.facts} entries={order.facts} />}
      <OrderButtons buyAgain={order.buyAgain} actions={actions} />
      <BoughtAgain result={order.buyAgain.result} />
    </Accordion>
  );
}

function OrderButtons({ buyAgain, actions }: { buyAgain: BuyAgainState; actions: OrderActions }) {
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={actions.print}>
        {myOrdersTexts.printReceipt}
      </Button>
      {buyAgain.label && (
        <Button variant="secondary" icon="bag" busy={buyAgain.isRunning} onClick={actions.buyAgain}>
          {buyAgain.label}
        </Button>
      )}
    </div>
  );
}
