import { NoIndex } from '../../shared/page-head/no-index';
import { PageTitle } from '../../shared/page-head/page-title';
import type { Screen } from './screen';

/** The document head as declared for a screen. */
export function ScreenHead({ screen: { title, isIndexed = false } }: { screen: Screen }) {
  return (
    <>
      {title !== undefined && <PageTitle screen={title} />}
      {!isIndexed && <NoIndex />}
    </>
  );
}
