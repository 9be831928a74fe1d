import { LinkButton } from '../button/link-button';
import { storePath } from '../paths/paths';
import { EmptyState } from './empty-state';
import { NotFoundStatus } from '../page-head/not-found-status';
import { PageTitle } from '../page-head/page-title';

/** Shown for unknown paths: `PAGE NOT FOUND`, with a link to the store. */
export function NotFoundView() {
  return (
    <>
      <PageTitle screen="Page not found" />
      <NotFoundStatus />
      <EmptyState
        headingLevel={1}
        title="PAGE NOT FOUND"
        text="We could not find this page. It may have moved, or the address may be mistyped."
        action={<LinkButton href={storePath()}>Back to the store</LinkButton>}
      />
    </>
  );
}
