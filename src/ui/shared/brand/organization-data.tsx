import type { Organization, WithContext } from 'schema-dts';
import { LARGE_ICON } from '../../../../settings/icons';
import { useToAbsolute } from '../page-head/shop-origin';
import { rootPath } from '../paths/paths';
import { StructuredData } from '../structured-data';
import { useBrand } from './brand-context';

/** Who runs the marketplace, for search engines. */
export function OrganizationData() {
  const { name, description, logo, icon, contact } = useBrand();
  const toAbsolute = useToAbsolute();
  const data: WithContext<Organization> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description,
    url: toAbsolute(rootPath()),
    logo: toAbsolute(logo || icon || LARGE_ICON),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
    },
  };
  return <StructuredData data={data} />;
}
