import { useId, useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** What the button is called by those who do not see its icon. */
  label: string;
  text: string;
}

/** A word about what stands beside it, on hover, focus or press; Escape sends it away (WCAG 1.4.13). */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <span className={styles.frame} onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        className={styles.mark}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <Icon name="info" />
      </button>
      <span id={id} role="tooltip" className={styles.bubble} hidden={!open}>
        {text}
      </span>
    </span>
  );
}
