import type { KeyboardEvent } from 'react';
import { zipCheckTexts } from '../../../texts/catalog/zip-check';
import { Button } from '../../shared/button/button';
import { TextField } from '../../shared/field/text-field';
import { Icon } from '../../shared/icon/icon';
import type { ZipCheckState } from './product-state';
import styles from './zip-check-form.module.css';

export interface ZipCheckActions {
  typeZipcode: (text: string) => void;
  checkZipcode: () => void;
}

/** The zipcode to deliver to, which enables the rest of the form (PDP-04, PDP-29..34). */
export function ZipCheckForm({ state, actions }: { state: ZipCheckState; actions: ZipCheckActions }) {
  // A disabled Submit would ignore Enter silently, so the field handles it and shows why.
  const submitOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && actions.checkZipcode();
  return (
    <div className={styles.check} role="group" aria-label={zipCheckTexts.title}>
      <TextField
        label={zipCheckTexts.zipcode}
        value={state.zipcode}
        onChange={actions.typeZipcode}
        onKeyDown={submitOnEnter}
        hint={state.helper || undefined}
        error={state.problem || undefined}
        announcesError
        prefix={<Icon name="pin" size={16} />}
        suffix={state.isVerified && <Icon name="check" size={16} />}
        inputMode="numeric"
        autoComplete="postal-code"
        name="zipcode"
      />
      <Button
        variant="secondary"
        className={styles.submit}
        disabled={!state.canSubmit && !state.isChecking}
        busy={state.isChecking}
        onClick={actions.checkZipcode}
      >
        {zipCheckTexts.submit}
      </Button>
      <p className={styles.warning} aria-live="polite">
        {state.warning}
      </p>
    </div>
  );
}
