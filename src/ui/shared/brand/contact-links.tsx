import { AppLink } from '../link/app-link';
import { useBrand } from './brand-context';

/** The phone number of customer service; a tap calls it. */
export function PhoneLink() {
  const { phone } = useBrand().contact;
  return <AppLink href={`tel:${dialled(phone)}`}>{phone}</AppLink>;
}

/** The e-mail address of customer service. */
export function EmailLink() {
  const { email } = useBrand().contact;
  return <AppLink href={`mailto:${email}`}>{email}</AppLink>;
}

/** With the country code; a number without one is of the United States (CONST-39). */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
