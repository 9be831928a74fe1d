import { floristTexts } from '../../../texts/vendor/florist';
import { PageTitle } from '../../shared/page-head/page-title';
import { LinkButton } from '../../shared/button/link-button';
import { categoryPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder (ROUTE-15). */
export function FloristPage() {
  return (
    <>
      <PageTitle screen={floristTexts.title} description={floristTexts.description} />
      <EmptyState
        headingLevel={1}
        icon="leaf"
        title={floristTexts.heading}
        text={floristTexts.text}
        action={
          <LinkButton href={categoryPath({ categoryName: 'flowers', categoryId: '20' })}>
            {floristTexts.shop}
          </LinkButton>
        }
      />
    </>
  );
}
