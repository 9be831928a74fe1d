import { useId, useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** The accessible name of the button. */
  label: string;
  text: string;
}

/** A tooltip on hover, focus or press; Escape closes it (WCAG 1.4.13). */
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
