import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import type { MoveLine, MoveQuestionState } from './move-question';
import styles from './move-dialog.module.css';

export interface MoveDialogProps {
  state: MoveQuestionState;
  confirm: () => void;
  stay: () => void;
}

/** What changing the zipcode does to the cart, before it is done. */
export function MoveDialog({ state, confirm, stay }: MoveDialogProps) {
  const { current, zipcode, soldThere, notSoldThere, isMoving } = state;
  const footer = (
    <>
      <Button variant="secondary" onClick={stay}>
        {current ? `Stay in ${current}` : 'Keep the cart'}
      </Button>
      <Button busy={isMoving} onClick={confirm}>
        Change and empty cart
      </Button>
    </>
  );
  return (
    <Dialog open title={`Change to ${zipcode}?`} onClose={stay} footer={footer}>
      <div className={styles.groups}>
        <p>A cart is for one zipcode: changing it empties yours.</p>
        <Lines title={`Can be bought again in ${zipcode}`} lines={soldThere} />
        <Lines title={`Not delivered to ${zipcode}`} lines={notSoldThere} />
      </div>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly MoveLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(({ id, name, amount }) => (
          <li key={id} className={styles.line}>
            <span>{name}</span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
