import type { ReactNode } from 'react';
import { words } from '../../../texts/shared/words';
import { Button } from '../button/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the other button, where `CANCEL` would be ambiguous. */
  keep?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something that cannot be undone. Mounted means open. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = words.cancelButton,
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
