import { type SyntheticEvent, useId } from 'react';
import { words } from '../../../texts/shared/words';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

interface AlertDialogProps {
  /** Shown exactly as it is. */
  text: string;
  onClose: () => void;
}

/** A message with OK that, unlike the browser's `alert`, does not block the page. Mounted means open. */
export function AlertDialog({ text, onClose }: AlertDialogProps) {
  const textId = useId();
  const ref = useModal();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      className={classNames(styles.dialog, styles.small)}
      aria-labelledby={textId}
      onCancel={cancel}
    >
      <div className={styles.alert}>
        <p id={textId} className={styles.text}>
          {text}
        </p>
        <Button onClick={onClose}>{words.ok}</Button>
      </div>
    </dialog>
  );
}
