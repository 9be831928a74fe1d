import type { NewAddress } from '../../../domain/customer/new-address';
import { newCardTexts } from '../../../texts/customer/new-card';
import { AddressFields, type AddressFieldsState } from '../address-form/address-fields';
import { Card } from '../../shared/card/card';
import { Checkbox } from '../../shared/choice/checkbox';
import styles from './new-card.module.css';

export interface BillingAddressState {
  isSameAsShipping: boolean;
  /** Null without a shipping address. */
  shipping: { name: string; line1: string; line2: string } | null;
  billing: AddressFieldsState;
}

interface BillingAddressProps {
  state: BillingAddressState;
  onSameAsShipping: (isSameAsShipping: boolean) => void;
  onChange: (field: keyof NewAddress, value: string) => void;
  onEnter: (field: keyof NewAddress | null) => void;
}

/** PAY-15, PAY-16 */
export function BillingAddress({ state, onSameAsShipping, onChange, onEnter }: BillingAddressProps) {
  const { isSameAsShipping, shipping, billing } = state;
  return (
    <Card as="section" className={styles.panel} aria-labelledby="billing-address">
      <h2 id="billing-address" className={styles.panelTitle}>
        {newCardTexts.billingAddress}
      </h2>
      {shipping && (
        <Checkbox
          appearance="switch"
          label={newCardTexts.sameAsShipping}
          checked={isSameAsShipping}
          onChange={onSameAsShipping}
        />
      )}
      {isSameAsShipping && shipping ? (
        <address className={styles.address}>
          <span>{shipping.name}</span>
          <span>{shipping.line1}</span>
          <span>{shipping.line2}</span>
        </address>
      ) : (
        <AddressFields state={billing} section="billing" onChange={onChange} onEnter={onEnter} />
      )}
    </Card>
  );
}
