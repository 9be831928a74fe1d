import { PageTitle } from '../../shared/page-head/page-title';
import { LinkButton } from '../../shared/button/link-button';
import { categoryPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A place kept for the florist (ROUTE-15). */
export function FloristPage() {
  return (
    <>
      <PageTitle
        screen="Florist"
        description="Bouquets and plants from the florist: this page is on its way."
      />
      <EmptyState
        headingLevel={1}
        icon="leaf"
        title="The florist is still arranging"
        text="This page is on its way. Bouquets are on the shelves already."
        action={
          <LinkButton href={categoryPath({ categoryName: 'flowers', categoryId: '20' })}>
            See the flowers
          </LinkButton>
        }
      />
    </>
  );
}
