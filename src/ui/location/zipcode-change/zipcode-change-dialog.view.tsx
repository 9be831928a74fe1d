import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import type { AffectedLine, ZipcodeChangeQuestion } from './zipcode-change-confirmation';
import styles from './zipcode-change-dialog.module.css';

interface ZipcodeChangeDialogProps {
  state: ZipcodeChangeQuestion;
  confirm: () => void;
  stay: () => void;
}

/** Shows what changing the zipcode does to the cart, and asks for confirmation. */
export function ZipcodeChangeDialog({ state, confirm, stay }: ZipcodeChangeDialogProps) {
  const { current, zipcode, soldThere, notSoldThere, isChanging } = state;
  const footer = (
    <>
      <Button variant="secondary" onClick={stay}>
        {current ? `Stay in ${current}` : 'Keep my cart'}
      </Button>
      <Button busy={isChanging} onClick={confirm}>
        Change and empty cart
      </Button>
    </>
  );
  return (
    <Dialog open title={`Change to ${zipcode}?`} onClose={stay} footer={footer}>
      <div className={styles.groups}>
        <p>Each cart is for one zipcode, so changing the zipcode empties your cart.</p>
        <Lines title={`Available in ${zipcode}`} lines={soldThere} />
        <Lines title={`Not available in ${zipcode}`} lines={notSoldThere} />
      </div>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly AffectedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
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
