import { zipcodeChangeTexts } from '../../../texts/location/zipcode-change';
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
        {current ? zipcodeChangeTexts.stayIn(current) : zipcodeChangeTexts.keepCart}
      </Button>
      <Button busy={isChanging} onClick={confirm}>
        {zipcodeChangeTexts.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open title={zipcodeChangeTexts.title(zipcode)} onClose={stay} footer={footer}>
      <div className={styles.groups}>
        <p>{zipcodeChangeTexts.explanation}</p>
        <Lines title={zipcodeChangeTexts.available(zipcode)} lines={soldThere} />
        <Lines title={zipcodeChangeTexts.notAvailable(zipcode)} lines={notSoldThere} />
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
