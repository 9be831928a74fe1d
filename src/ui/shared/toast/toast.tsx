import { toastTexts } from '../../../texts/shared/toasts';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useAutoHide } from './use-auto-hide';
import styles from './toast.module.css';

type ToastTone = 'success' | 'failure';

export interface ToastModel {
  id: string;
  tone: ToastTone;
  text: string;
  /** Milliseconds on screen; 4000 by default (HEAD-26), 6000 for those of the layout (HEAD-24). */
  visibleFor?: number;
}

interface ToastProps {
  toast: ToastModel;
  /** While the pointer or the focus is on a toast, no toast is hidden. */
  held: boolean;
  onDismiss: (id: string) => void;
}

export function Toast({ toast, held, onDismiss }: ToastProps) {
  const dismiss = () => onDismiss(toast.id);
  useAutoHide(toast.visibleFor ?? 4000, held, dismiss);
  return (
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      role={toast.tone === 'failure' ? 'alert' : undefined}
    >
      <Icon name={toast.tone === 'failure' ? 'alert' : 'check'} />
      <p className={styles.text}>{toast.text}</p>
      <IconButton icon="close" label={toastTexts.dismiss} onClick={dismiss} />
    </div>
  );
}
