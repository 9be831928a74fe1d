import { notFoundTexts } from '../../../texts/shared/not-found';
import { words } from '../../../texts/shared/words';
import { LinkButton } from '../button/link-button';
import { storePath } from '../paths/paths';
import { EmptyState } from './empty-state';
import { NotFoundStatus } from '../page-head/not-found-status';
import { PageTitle } from '../page-head/page-title';

/** Shown for unknown paths: `PAGE NOT FOUND`, with a link to the store. */
export function NotFoundView() {
  return (
    <>
      <PageTitle screen={notFoundTexts.screen} />
      <NotFoundStatus />
      <EmptyState
        headingLevel={1}
        title={notFoundTexts.title}
        text={notFoundTexts.text}
        action={<LinkButton href={storePath()}>{words.backToStore}</LinkButton>}
      />
    </>
  );
}
