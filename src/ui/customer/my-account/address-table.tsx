import { accountAddressesTexts } from '../../../texts/customer/account-addresses';
import { Badge } from '../../shared/badge/badge';
import { TextButton } from '../../shared/button/text-button';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import styles from './my-account.module.css';

export interface AddressRow {
  id: string;
  name: string;
  nickname: string;
  lines: readonly string[];
  isPrimary: boolean;
}

export interface AddressTableActions {
  /** Opens the form; blank for a new address. */
  open: (id: string) => void;
  makeDefault: (id: string) => void;
  askToDelete: (id: string) => void;
}

interface AddressTableProps {
  addresses: readonly AddressRow[];
  choosingId: string | null;
  actions: AddressTableActions;
}

/** Name, address and actions (ACCT-07..10). */
export function AddressTable({ addresses, choosingId, actions }: AddressTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{accountAddressesTexts.name}</th>
          <th scope="col">{accountAddressesTexts.address}</th>
          <th scope="col">
            <VisuallyHidden>{accountAddressesTexts.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <tr key={address.id}>
            <th scope="row">
              <span>{address.name}</span>
              <span className={styles.muted}>{address.nickname}</span>
              {address.isPrimary && <Badge tone="primary">{accountAddressesTexts.isDefault}</Badge>}
            </th>
            <td>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </td>
            <td>
              <RowActions address={address} isChoosing={choosingId === address.id} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowActionsProps {
  address: AddressRow;
  isChoosing: boolean;
  actions: AddressTableActions;
}

function RowActions({ address, isChoosing, actions }: RowActionsProps) {
  const { id, isPrimary } = address;
  // Every row has an EDIT, so the accessible name says which address it is for.
  const name = address.nickname || address.name;
  return (
    <div className={styles.rowActions}>
      {!isPrimary && (
        <TextButton
          aria-label={accountAddressesTexts.makeDefaultOf(name)}
          aria-busy={isChoosing || undefined}
          onClick={() => actions.makeDefault(id)}
        >
          {accountAddressesTexts.makeDefault}
        </TextButton>
      )}
      <TextButton
        aria-label={accountAddressesTexts.editOf(name)}
        data-edits={id}
        onClick={() => actions.open(id)}
      >
        {accountAddressesTexts.edit}
      </TextButton>
      <TextButton aria-label={accountAddressesTexts.removeOf(name)} onClick={() => actions.askToDelete(id)}>
        {accountAddressesTexts.remove}
      </TextButton>
    </div>
  );
}
