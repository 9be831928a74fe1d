import type { BreadcrumbList, WithContext } from 'schema-dts';
import { useToAbsolute } from '../page-head/shop-origin';
import { StructuredData } from '../structured-data';
import type { Crumb } from './crumb';

/** The breadcrumbs of an indexed page for search engines. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const toAbsolute = useToAbsolute();
  const data: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: toAbsolute(href) }),
    })),
  };
  return <StructuredData data={data} />;
}
