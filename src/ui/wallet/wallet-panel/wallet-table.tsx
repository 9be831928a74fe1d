import { walletPanelTexts } from '../../../texts/wallet/wallet-panel';
import { Accordion } from '../../shared/accordion/accordion';
import { TextButton } from '../../shared/button/text-button';
import styles from './wallet-panel.module.css';

interface EntryState {
  date: string;
  description: string;
  amount: string;
  /** The order that can still be canceled; blank for none. */
  cancels: string;
}

export interface BalanceState {
  key: string;
  name: string;
  venue: string;
  orderNumber: string;
  ordered: string;
  consumed: string;
  remaining: string;
  entries: readonly EntryState[];
}

export interface WalletTotals {
  ordered: string;
  consumed: string;
  remaining: string;
}

/** ORD-20; each row lists the entries of its lot. */
export function WalletTable({
  rows,
  total,
  onCancel,
}: {
  rows: readonly BalanceState[];
  total: WalletTotals;
  onCancel: (orderNumber: string) => void;
}) {
  if (rows.length === 0) return <p className={styles.nothing}>{walletPanelTexts.noMatches}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{walletPanelTexts.products}</th>
          <th scope="col">{walletPanelTexts.orderNumber}</th>
          <th scope="col">{walletPanelTexts.ordered}</th>
          <th scope="col">{walletPanelTexts.consumed}</th>
          <th scope="col">{walletPanelTexts.remaining}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Balance key={row.key} {...{ row, onCancel }} />
        ))}
      </tbody>
      <Total total={total} />
    </table>
  );
}

function Balance({ row, onCancel }: { row: BalanceState; onCancel: (orderNumber: string) => void }) {
  return (
    <tr>
      <th scope="row">
        {row.name}
        <span className={styles.venue}>{row.venue}</span>
        <Entries entries={row.entries} onCancel={onCancel} />
      </th>
      <td data-label={walletPanelTexts.orderNumber}>{row.orderNumber}</td>
      <td data-label={walletPanelTexts.ordered}>{row.ordered}</td>
      <td data-label={walletPanelTexts.consumed}>{row.consumed}</td>
      <td data-label={walletPanelTexts.remaining}>{row.remaining}</td>
    </tr>
  );
}

function Total({ total }: { total: WalletTotals }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {walletPanelTexts.total}
        </th>
        <td data-label={walletPanelTexts.ordered}>{total.ordered}</td>
        <td data-label={walletPanelTexts.consumed}>{total.consumed}</td>
        <td data-label={walletPanelTexts.remaining}>{total.remaining}</td>
      </tr>
    </tfoot>
  );
}

function Entries({
  entries,
  onCancel,
}: Pick<BalanceState, 'entries'> & { onCancel: (orderNumber: string) => void }) {
  if (entries.length === 0) return null;
  return (
    <Accordion inline summary={walletPanelTexts.history}>
      <ul className={styles.history}>
        {entries.map(({ date, description, amount, cancels }, index) => (
          <li key={index}>
            <span>
              {date} {description}{' '}
              {cancels && (
                <TextButton onClick={() => onCancel(cancels)} aria-label={walletPanelTexts.cancelOf(cancels)}>
                  {walletPanelTexts.cancel}
                </TextButton>
              )}
            </span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
