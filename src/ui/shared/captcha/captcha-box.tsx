import { captchaTexts } from '../../../texts/shared/captcha';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { CaptchaStatus } from './captcha-control';
import styles from './captcha-box.module.css';

export interface CaptchaBoxProps {
  status: CaptchaStatus;
  onSolve: () => void;
}

/** A proof-of-work captcha: one press, no puzzle, no tracking (X-059, WCAG 3.3.8). */
export function CaptchaBox({ status, onSolve }: CaptchaBoxProps) {
  if (status === 'not needed') return null;
  return (
    <div>
      <button
        type="button"
        className={styles.box}
        data-status={status}
        aria-busy={status === 'solving' || undefined}
        aria-disabled={status === 'solving' || status === 'solved' || undefined}
        onClick={onSolve}
      >
        <span className={styles.mark} aria-hidden="true">
          {status === 'solving' && <Spinner size={20} />}
          {status === 'solved' && <Icon name="check" />}
          {status === 'failed' && <Icon name="alert" />}
        </span>
        <span>{captchaTexts[status]}</span>
      </button>
      {/* Outside the button: a status inside would change its accessible name. */}
      <span role="status">
        <VisuallyHidden>{status !== 'unsolved' && captchaTexts[status]}</VisuallyHidden>
      </span>
    </div>
  );
}
