import { PageTitle } from '../../shared/page-head/page-title';
import { LinkButton } from '../../shared/button/link-button';
import { categoryPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder (ROUTE-15). */
export function FloristPage() {
  return (
    <>
      <PageTitle
        screen="Florist"
        description="Bouquets and plants from our florists. This page is coming soon."
      />
      <EmptyState
        headingLevel={1}
        icon="leaf"
        title="Coming soon"
        text="We are still working on this page. You can already buy bouquets in the store."
        action={
          <LinkButton href={categoryPath({ categoryName: 'flowers', categoryId: '20' })}>
            Shop flowers
          </LinkButton>
        }
      />
    </>
  );
}
