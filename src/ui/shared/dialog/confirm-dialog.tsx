import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What cannot be undone, in a word. */
  action: string;
  /** The way back, where `CANCEL` would say the opposite. */
  keep?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is gone for good. Mounted means open. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = 'CANCEL',
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {keep}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open size="small" title={title} footer={buttons} onClose={onClose}>
      {children}
    </Dialog>
  );
}
