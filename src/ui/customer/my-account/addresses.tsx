import { useRef } from 'react';
import { accountAddressesTexts } from '../../../texts/customer/account-addresses';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import {
  AddressEditor,
  type AddressEditorActions,
  type AddressEditorState,
} from '../address-form/address-editor';
import { AddressTable, type AddressRow, type AddressTableActions } from './address-table';
import styles from './my-account.module.css';
import { useAddressFocus } from './use-address-focus';

export interface AddressesState {
  status: 'loading' | 'ready' | 'failed';
  addresses: readonly AddressRow[];
  choosingId: string | null;
  /** The id is blank for a new address. */
  editor: (AddressEditorState & { id: string | null; title: string }) | null;
  confirmation: (AddressRow & { isDeleting: boolean }) | undefined;
}

export interface AddressesActions extends AddressTableActions {
  retry: () => void;
  cancelDelete: () => void;
  remove: () => void;
  editor: AddressEditorActions;
}

interface AddressesProps {
  state: AddressesState;
  actions: AddressesActions;
}

/** ACCT-07..11 */
export function Addresses({ state, actions }: AddressesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useAddressFocus(frame, state);
  const { editor, confirmation } = state;
  return (
    <Card as="section" ref={frame}>
      {editor ? (
        <AddressEditor title={editor.title} headingLevel={2} state={editor} actions={actions.editor} />
      ) : (
        <AddressBook {...{ state, actions }} />
      )}
      {confirmation && (
        <ConfirmDialog
          title={accountAddressesTexts.confirmTitle}
          action={accountAddressesTexts.remove}
          busy={confirmation.isDeleting}
          onConfirm={actions.remove}
          onClose={actions.cancelDelete}
        >
          <p className={styles.name}>{confirmation.nickname || confirmation.name}</p>
          {confirmation.lines.map((line) => (
            <p key={line} className={styles.muted}>
              {line}
            </p>
          ))}
          <p className={styles.consequence}>{accountAddressesTexts.consequence}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function AddressBook({ state, actions }: AddressesProps) {
  const { status, addresses } = state;
  return (
    <>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{accountAddressesTexts.title}</h2>
        {/* Above the addresses, so that it stays under the pointer when they arrive. */}
        <Button variant="secondary" icon="plus" data-edits="" onClick={() => actions.open('')}>
          {accountAddressesTexts.addNew}
        </Button>
      </div>
      {status === 'loading' && addresses.length === 0 && (
        <SkeletonGroup label={accountAddressesTexts.loading} className={styles.rows}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {status === 'ready' && addresses.length === 0 && (
        <p className={styles.muted}>{accountAddressesTexts.none}</p>
      )}
      {addresses.length > 0 && (
        <AddressTable addresses={addresses} choosingId={state.choosingId} actions={actions} />
      )}
      {status === 'failed' && (
        <Button variant="quiet" icon="refresh" onClick={actions.retry}>
          {accountAddressesTexts.retry}
        </Button>
      )}
    </>
  );
}
