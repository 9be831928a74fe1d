import { Badge } from '../../shared/badge/badge';
import { Card } from '../../shared/card/card';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import styles from './my-account.module.css';

interface ShownAddress {
  id: string;
  name: string;
  nickname: string;
  lines: readonly string[];
  isPrimary: boolean;
}

interface ShownCard {
  id: string;
  title: string;
  expiry: string;
}

export type MyAccountState =
  | { status: 'loading' }
  | { status: 'failed'; failure: string }
  | {
      status: 'ready';
      information: readonly { label: string; value: string }[];
      addresses: readonly ShownAddress[];
      /** null: the section is a member's only (ACCT-14). */
      cards: readonly ShownCard[] | null;
    };

export function MyAccountView({ state, onRetry }: { state: MyAccountState; onRetry: () => void }) {
  if (state.status === 'failed') return <FailureState message={state.failure} onRetry={onRetry} />;
  if (state.status === 'loading') return <AccountSkeleton />;
  return (
    <div className={styles.account}>
      <h1 className={styles.title}>My Account</h1>
      <Information information={state.information} />
      <Addresses addresses={state.addresses} />
      {state.cards && <Cards cards={state.cards} />}
    </div>
  );
}

function Information({ information }: { information: readonly { label: string; value: string }[] }) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>YOUR INFORMATION</h2>
      <dl className={styles.facts}>
        {information.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Addresses({ addresses }: { addresses: readonly ShownAddress[] }) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>MY SHIPPING ADDRESS</h2>
      {addresses.length === 0 && <p className={styles.none}>No address yet. You can add one at checkout.</p>}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <p className={styles.name}>
              {address.name} {address.isPrimary && <Badge tone="bottle">Default</Badge>}
            </p>
            <p className={styles.none}>
              {address.nickname} · {address.lines.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Cards({ cards }: { cards: readonly ShownCard[] }) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>PAYMENT METHOD</h2>
      {cards.length === 0 && <p className={styles.none}>No saved card yet. You can save one at checkout.</p>}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <p className={styles.name}>{card.title}</p>
            <p className={styles.none}>Expires {card.expiry}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup className={styles.account}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
