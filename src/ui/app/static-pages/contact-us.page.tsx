import { useBrand } from '../../shared/brand/brand-context';
import { contactUsPath } from '../../shared/paths/paths';
import { ContactUsContent } from './contact-us.content';

export function ContactUsPage() {
  const { hours } = useBrand().contact;
  return <ContactUsContent path={contactUsPath()} hours={hours} />;
}
