import { NoIndex } from '../../shared/page-head/no-index';
import { PageTitle } from '../../shared/page-head/page-title';
import type { Screen } from './screen';

/** What a screen's declaration says for the head of the document. */
export function ScreenHead({ screen: { title, isIndexed = false } }: { screen: Screen }) {
  return (
    <>
      {title !== undefined && <PageTitle screen={title} />}
      {!isIndexed && <NoIndex />}
    </>
  );
}
