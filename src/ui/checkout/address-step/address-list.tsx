import type { Ref } from 'react';
import { addressStepTexts } from '../../../texts/checkout/address-step';
import { Badge } from '../../shared/badge/badge';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { FormActions } from '../../shared/field/form-actions';
import { Icon } from '../../shared/icon/icon';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import step from '../step.module.css';
import styles from './address-step.module.css';

interface AddressCardState {
  id: string;
  nickname: string;
  name: string;
  line1: string;
  line2: string;
  phone: string;
  isPrimary: boolean;
  /** Outside the shopping zipcode, so it cannot be delivered to. */
  isElsewhere: boolean;
}

export interface AddressListState {
  status: 'loading' | 'ready' | 'failed';
  zipcode: string;
  addresses: readonly AddressCardState[];
  selectedId: string;
}

export interface AddressListActions {
  retry: () => void;
  select: (id: string) => void;
  openForm: () => void;
  proceed: () => unknown;
}

interface AddressListProps {
  state: AddressListState;
  actions: AddressListActions;
  title: Ref<HTMLHeadingElement>;
}

/** ADDR-01..03, ADDR-13 */
export function AddressList({ state, actions, title }: AddressListProps) {
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={step.title}>
        {addressStepTexts.title}
      </h1>
      {state.zipcode && <p className={styles.lead}>{addressStepTexts.onlyThere(state.zipcode)}</p>}
      {/* Above the addresses, so that it stays under the pointer when they arrive. */}
      <div className={styles.adding}>
        <button type="button" className={step.addCard} onClick={actions.openForm}>
          <Icon name="plus" />
          {addressStepTexts.addNew}
        </button>
        {state.status === 'failed' && (
          <Button variant="quiet" icon="refresh" onClick={actions.retry}>
            {addressStepTexts.retry}
          </Button>
        )}
      </div>
      <Addresses {...{ state, actions }} />
      <FormActions>
        <Button
          size="large"
          disabledReason={state.selectedId === '' ? addressStepTexts.selectFirst : undefined}
          onClick={() => actions.proceed()}
        >
          {addressStepTexts.proceed}
        </Button>
      </FormActions>
    </>
  );
}

function Addresses({ state, actions }: Omit<AddressListProps, 'title'>) {
  if (state.status === 'loading' && state.addresses.length === 0)
    return (
      <SkeletonGroup label={addressStepTexts.loading} className={styles.skeletons}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (state.addresses.length === 0) return null;
  return (
    <RadioGroup
      label={addressStepTexts.saved}
      labelHidden
      variant="card"
      columns={2}
      value={state.selectedId}
      options={state.addresses.map((address) => ({
        value: address.id,
        label: address.nickname || address.name,
        description: <AddressLines address={address} />,
        aside: address.isPrimary && <Badge tone="primary">{addressStepTexts.isDefault}</Badge>,
      }))}
      onChange={actions.select}
    />
  );
}

function AddressLines({ address }: { address: AddressCardState }) {
  return (
    <span className={styles.address}>
      <span>{address.name}</span>
      <span>{address.line1}</span>
      <span>{address.line2}</span>
      <span>{address.phone}</span>
      {address.isElsewhere && <span className={styles.elsewhere}>{addressStepTexts.elsewhere}</span>}
    </span>
  );
}
