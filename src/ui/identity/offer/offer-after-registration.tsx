import { observer } from 'mobx-react-lite';
import { identityOfferTexts } from '../../../texts/identity/identity-offer';
import { useStore } from '../../shared/app-context';
import { TextButton } from '../../shared/button/text-button';
import { identityCheckPath } from '../../shared/paths/paths';
import { IdentityOffer } from './identity-offer';
import { IdentityOfferStore } from './identity-offer.store';

/** Shown on the page after registration. */
export const OfferAfterRegistration = observer(function OfferAfterRegistration() {
  const offer = useStore(IdentityOfferStore);
  if (!offer.isDue) return null;
  return (
    <IdentityOffer href={identityCheckPath()} onFollow={offer.dismiss}>
      <TextButton onClick={offer.dismiss}>{identityOfferTexts.notNow}</TextButton>
    </IdentityOffer>
  );
});
