import { useEffect, useRef } from 'react';
import { paymentMethodsTexts } from '../../../texts/customer/payment-methods';
import { NewCard, type NewCardActions, type NewCardState } from '../new-card/new-card';
import { Button } from '../../shared/button/button';
import { IconButton } from '../../shared/button/icon-button';
import { TextButton } from '../../shared/button/text-button';
import { Card } from '../../shared/card/card';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { Icon } from '../../shared/icon/icon';
import styles from './my-account.module.css';

interface CardState {
  id: string;
  title: string;
  expiry: string;
}

export interface PaymentMethodsState {
  cards: readonly CardState[];
  /** False if the shop accepts no cards. */
  canAdd: boolean;
  /** Null while the form is closed. */
  newCard: NewCardState | null;
  confirmation: (CardState & { isRemoving: boolean }) | undefined;
}

export interface PaymentMethodsActions {
  add: () => void;
  leave: () => void;
  askToRemove: (id: string) => void;
  cancelDelete: () => void;
  remove: () => void;
  newCard: NewCardActions;
}

interface PaymentMethodsProps {
  state: PaymentMethodsState;
  actions: PaymentMethodsActions;
}

/** ACCT-12..16 */
export function PaymentMethods({ state, actions }: PaymentMethodsProps) {
  const { newCard, confirmation } = state;
  const frame = useRef<HTMLDivElement>(null);
  useHeadingFocus(frame, newCard !== null, state.cards.length);
  return (
    <div ref={frame} className={newCard ? styles.cardForm : undefined}>
      {newCard ? (
        <NewCard state={newCard} head={<NewCardHead onLeave={actions.leave} />} actions={actions.newCard} />
      ) : (
        <SavedCards {...{ state, actions }} />
      )}
      {confirmation && (
        <ConfirmDialog
          title={paymentMethodsTexts.confirmTitle}
          action={paymentMethodsTexts.remove}
          busy={confirmation.isRemoving}
          onConfirm={actions.remove}
          onClose={actions.cancelDelete}
        >
          <p className={styles.name}>{confirmation.title}</p>
          <p className={styles.consequence}>{paymentMethodsTexts.consequence}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function NewCardHead({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.formHead}>
      <IconButton icon="chevron-left" label={paymentMethodsTexts.back} onClick={onLeave} />
      <h2 tabIndex={-1}>{paymentMethodsTexts.newTitle}</h2>
    </div>
  );
}

function SavedCards({ state, actions }: PaymentMethodsProps) {
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2 tabIndex={-1}>{paymentMethodsTexts.title}</h2>
        {state.canAdd && (
          <Button variant="secondary" icon="plus" onClick={actions.add}>
            {paymentMethodsTexts.add}
          </Button>
        )}
      </div>
      {!state.canAdd && <p className={styles.muted}>{paymentMethodsTexts.notOffered}</p>}
      {state.canAdd && state.cards.length === 0 && <p className={styles.muted}>{paymentMethodsTexts.none}</p>}
      <ul className={styles.rows}>
        {state.cards.map((card) => (
          <li key={card.id} className={styles.savedCard}>
            <Icon name="card" />
            <div>
              <p className={styles.name}>{card.title}</p>
              <p className={styles.muted}>{paymentMethodsTexts.expires(card.expiry)}</p>
            </div>
            <TextButton
              aria-label={paymentMethodsTexts.removeOf(card.title)}
              onClick={() => actions.askToRemove(card.id)}
            >
              {paymentMethodsTexts.remove}
            </TextButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Focuses the heading when form and list replace each other, or when the button of a deleted card disappears. */
function useHeadingFocus(frame: { current: HTMLElement | null }, isAdding: boolean, count: number): void {
  const before = useRef({ isAdding, count });
  useEffect(() => {
    const was = before.current;
    before.current = { isAdding, count };
    if (was.isAdding !== isAdding || count < was.count)
      frame.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [frame, isAdding, count]);
}
