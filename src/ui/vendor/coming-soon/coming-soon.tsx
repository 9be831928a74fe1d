import { useState } from 'react';
import type { City } from '../../../domain/location/city';
import { ServedZipcodesDialog } from '../../location/served-zipcodes/served-zipcodes-dialog';
import { TextButton } from '../../shared/button/text-button';
import { Notice } from '../../shared/notice/notice';

/**
 * Says that dine-in is not offered here yet. The list opens in a dialog, because members are redirected from its page
 * (SHIP-28, X-008).
 */
export function ComingSoon({ city }: { city: City | null }) {
  const [isListed, setListed] = useState(false);
  const list = 'list of all pincodes';
  return (
    <Notice tone="warning" live>
      <p>
        We are coming soon to this pincode. Please see a{' '}
        {city ? <TextButton onClick={() => setListed(true)}>{list}</TextButton> : list} we currently serve.
      </p>
      {isListed && city && (
        <ServedZipcodesDialog city={city.name} state={city.state} onClose={() => setListed(false)} />
      )}
    </Notice>
  );
}
