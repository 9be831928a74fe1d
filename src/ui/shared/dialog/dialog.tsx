import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { words } from '../../../texts/shared/words';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** False where an answer is required: no close button, no Escape, no click outside. */
  dismissible?: boolean;
}

/** A native modal dialog, which traps the focus and restores it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  children,
  footer,
  size = 'medium',
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const ref = useModal(() => dismissible && onClose());
  const cancel = (event: SyntheticEvent) => {
    // The owner controls whether it is open, so the browser must not close it.
    event.preventDefault();
    if (dismissible) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onCancel={cancel}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {dismissible && (
          <div className={styles.close}>
            <IconButton icon="close" label={words.close} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>
  );
}
