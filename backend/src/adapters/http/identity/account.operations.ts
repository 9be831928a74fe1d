import { ShowAccount } from '../../../application/customer/show-account';
import { FaceCheckPolicy } from '../../../application/identity/face-check-policy';
import type { Address } from '../../../domain/customer/address';
import type { Preferences } from '../../../domain/customer/customer';
import { cardToWire } from '../customer/card.wire';
import { type Call, type Operations, requireSession } from '../operation';
import type { Services } from '../services';

/** The account with its preferences, and whether its identity check is simulated: BD-35. */
export function accountOperations({ data, clock, settings, offered, verifier }: Services): Operations {
  const faceChecks = new FaceCheckPolicy(clock, settings.faceCheckBeforeOrder);
  const showAccount = new ShowAccount(data);
  return {
    getDashboard: async (call) => {
      const { customerId } = requireSession(call);
      const account = await showAccount.execute(customerId, preferencesOf(call));
      const { customer, primaryAddress, cards } = account;
      return {
        code: 1,
        data: {
          name: `${customer.firstName} ${customer.lastName}`.trim(),
          address: primaryAddress ? inOneLine(primaryAddress) : '',
          email: customer.email,
          newsletter_subscription: customer.newsletterSubscription ? '1' : '0',
          notification: customer.notification ? '1' : '0',
          list_cards: cards.map(cardToWire),
          is_verified: customer.isVerified ? 1 : 0,
          verification_id: customer.verificationId ?? '',
          face_check_before_order: faceChecks.isRequired(customer) ? 1 : 0,
          ...(offered.identityChecks && { identity_check: verifier.isSimulated ? 'simulated' : 'real' }),
        },
      };
    },
  };
}

/** Only the preferences that were sent. */
function preferencesOf({ body }: Call<'getDashboard'>): Preferences {
  return {
    ...(body.newsletter_subscription && { newsletterSubscription: body.newsletter_subscription === '1' }),
    ...(body.notification && { notification: body.notification === '1' }),
  };
}

const inOneLine = ({ street1, street2, city, state, zipcode }: Address): string =>
  [street1, street2, city, `${state} ${zipcode}`].filter(Boolean).join(', ');
