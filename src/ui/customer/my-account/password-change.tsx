import { myAccountTexts } from '../../../texts/customer/my-account';
import { Button } from '../../shared/button/button';
import { useFocusWhen } from '../../shared/focus/use-focus-when';
import { Notice } from '../../shared/notice/notice';
import styles from './my-account.module.css';

export interface PasswordChangeProps {
  state: { problem: string; sentText: string; isSending: boolean };
  onAsk: () => void;
}

/** A password is changed through an emailed link, as a forgotten one is (PWD-01, PWD-02). */
export function PasswordChange({ state, onAsk }: PasswordChangeProps) {
  const sent = useFocusWhen<HTMLDivElement>(state.sentText !== '');
  if (state.sentText)
    return (
      <div ref={sent} tabIndex={-1} className={styles.password}>
        <Notice tone="success">{state.sentText}</Notice>
      </div>
    );
  return (
    <div className={styles.password}>
      {state.problem && (
        <Notice tone="failure" live>
          {state.problem}
        </Notice>
      )}
      <Button variant="secondary" busy={state.isSending} onClick={onAsk}>
        {myAccountTexts.changePassword}
      </Button>
      <p className={styles.muted}>{myAccountTexts.passwordByEmail}</p>
    </div>
  );
}
