import type { Services } from '../services';
import { eq } from 'drizzle-orm';
import { listCards } from '../../postgres/customer/card.repository';
import { toWireCard } from './card.wire';
import type { Database } from '../../postgres/database';
import { customers } from '../../postgres/schema';
import { requireSession, type Call, type Operations } from '../operation';
import { FaceCheckPolicy } from '../../../application/identity/face-check-policy';
import { findPrimaryAddress, type Address } from '../../postgres/customer/address.repository';
import type { Customer } from '../../postgres/customer/customer.repository';

/** The account, and its preference switches: BD-35. */
export function dashboardOperations({ db, clock, settings, verifier }: Services): Operations {
  const faceChecks = new FaceCheckPolicy(clock, settings.faceCheckBeforeOrder);
  return {
    getDashboard: async (call) => {
      const { customerId } = requireSession(call);
      const customer = await readAccount(db, customerId, preferencesOf(call));
      const primary = await findPrimaryAddress(db, customerId);
      const cards = await listCards(db, customerId);
      return {
        code: 1,
        data: {
          name: `${customer.firstName} ${customer.lastName}`.trim(),
          address: primary ? inOneLine(primary) : '',
          email: customer.email,
          newsletter_subscription: customer.newsletterSubscription ? '1' : '0',
          notification: customer.notification ? '1' : '0',
          list_cards: cards.map(toWireCard),
          is_verified: customer.isVerified ? 1 : 0,
          verification_id: customer.verificationId ?? '',
          face_check_before_order: faceChecks.isRequired(customer) ? 1 : 0,
          identity_check: verifier.isSimulated ? 'simulated' : 'real',
        },
      };
    },
  };
}

type Preferences = Partial<Pick<Customer, 'newsletterSubscription' | 'notification'>>;

/** Only the switches that were sent. */
function preferencesOf({ body }: Call<'getDashboard'>): Preferences {
  return {
    ...(body.newsletter_subscription && { newsletterSubscription: body.newsletter_subscription === '1' }),
    ...(body.notification && { notification: body.notification === '1' }),
  };
}

async function readAccount(db: Database, id: number, preferences: Preferences): Promise<Customer> {
  const [customer] = Object.keys(preferences).length
    ? await db.update(customers).set(preferences).where(eq(customers.id, id)).returning()
    : await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new Error('A session without its customer.');
  return customer;
}

function inOneLine({ street1, street2, city, state, zipcode }: Address): string {
  return [street1, street2, city, `${state} ${zipcode}`].filter(Boolean).join(', ');
}
