import { useState } from 'react';
import type { City } from '../../../domain/location/city';
import { retailerTexts } from '../../../texts/vendor/retailer';
import { ServedZipcodesDialog } from '../../location/served-zipcodes/served-zipcodes-dialog';
import { TextButton } from '../../shared/button/text-button';
import { Notice } from '../../shared/notice/notice';

/**
 * Says that dine-in is not offered here yet. The list opens in a dialog, because members are redirected from its page
 * (SHIP-28, X-008).
 */
export function ComingSoon({ city }: { city: City | null }) {
  const [isListed, setListed] = useState(false);
  return (
    <Notice tone="warning" live>
      <p>
        {retailerTexts.comingSoon((text) =>
          city ? (
            <TextButton key="list" onClick={() => setListed(true)}>
              {text}
            </TextButton>
          ) : (
            text
          ),
        )}
      </p>
      {isListed && city && (
        <ServedZipcodesDialog city={city.name} state={city.state} onClose={() => setListed(false)} />
      )}
    </Notice>
  );
}
