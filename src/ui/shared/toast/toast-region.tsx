import { useRef, useState } from 'react';
import { toastTexts } from '../../../texts/shared/toasts';
import { Toast, type ToastModel } from './toast';
import { useUncoveredFocus } from './use-uncovered-focus';
import styles from './toast.module.css';

const STACK_LIMIT = 8;

interface ToastRegionProps {
  /** Oldest first; the newest 8 are shown (HEAD-27). */
  toasts: readonly ToastModel[];
  onDismiss: (id: string) => void;
}

/** At the bottom right of every screen (HEAD-21): always rendered, so that new toasts are announced. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useUncoveredFocus(region, toasts.length);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={toastTexts.notifications}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={styles.stack} aria-live="polite" aria-relevant="additions">
        {toasts.slice(-STACK_LIMIT).map((toast) => (
          <li key={toast.id}>
            <Toast {...{ toast, held, onDismiss }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
