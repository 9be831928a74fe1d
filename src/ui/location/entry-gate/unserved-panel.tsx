import type { ComponentProps, Ref } from 'react';
import { entryGateTexts } from '../../../texts/location/entry-gate';
import { TextButton } from '../../shared/button/text-button';
import { AlternativeZipcodes } from '../alternatives/alternative-zipcodes';
import styles from './entry-gate.module.css';

export interface UnservedPanelProps extends ComponentProps<typeof AlternativeZipcodes> {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  onTryAnother: () => void;
}

/** Says that a zipcode is not served, and offers others (GATE-17, ERR-15). */
export function UnservedPanel({ title, titleRef, onTryAnother, ...offer }: UnservedPanelProps) {
  return (
    <div className={styles.form}>
      <div role="alert">
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      <AlternativeZipcodes {...offer} />
      <TextButton onClick={onTryAnother}>{entryGateTexts.tryAnother}</TextButton>
    </div>
  );
}
