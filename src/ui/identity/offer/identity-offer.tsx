import type { ReactNode } from 'react';
import { identityOfferTexts } from '../../../texts/identity/identity-offer';
import { LinkButton } from '../../shared/button/link-button';
import { Notice } from '../../shared/notice/notice';
import styles from './identity-offer.module.css';

interface IdentityOfferProps {
  href: string;
  onFollow?: () => void;
  children?: ReactNode;
}

/** A notice with a link to the identity check. */
export function IdentityOffer({ href, onFollow, children }: IdentityOfferProps) {
  return (
    <Notice title={identityOfferTexts.title}>
      <p>{identityOfferTexts.text}</p>
      <p className={styles.buttons}>
        <LinkButton href={href} variant="secondary" onClick={onFollow}>
          {identityOfferTexts.verify}
        </LinkButton>
        {children}
      </p>
    </Notice>
  );
}
