import { LinkButton } from '../button/link-button';
import { EmptyState } from '../state/empty-state';

/** Beyond the last page: the list itself is not empty. */
export function NoSuchPage({ page, totalPages, hrefFor }: NoSuchPageProps) {
  return (
    <EmptyState
      title={`There is no page ${page}.`}
      text={totalPages === 1 ? 'There is only one page.' : `The last one is page ${totalPages}.`}
      action={
        <LinkButton variant="secondary" href={hrefFor(1)}>
          Go to the first page
        </LinkButton>
      }
    />
  );
}

export interface NoSuchPageProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

/** Whether an empty list is empty only because the page asked for lies beyond its end. */
export const isBeyondTheEnd = ({ page, totalPages }: { page: number; totalPages: number }): boolean =>
  totalPages > 0 && page > totalPages;
