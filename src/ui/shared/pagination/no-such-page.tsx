import { paginationTexts } from '../../../texts/shared/pagination';
import { LinkButton } from '../button/link-button';
import { EmptyState } from '../state/empty-state';

/** Shown for a page number beyond the last page. */
export function NoSuchPage({ page, totalPages, hrefFor }: NoSuchPageProps) {
  return (
    <EmptyState
      title={paginationTexts.noSuchPage(page)}
      text={paginationTexts.lastPage(totalPages)}
      action={
        <LinkButton variant="secondary" href={hrefFor(1)}>
          {paginationTexts.toFirstPage}
        </LinkButton>
      }
    />
  );
}

interface NoSuchPageProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

/** Whether a list is empty only because the page number is beyond the last page. */
export const isBeyondTheEnd = ({ page, totalPages }: { page: number; totalPages: number }): boolean =>
  totalPages > 0 && page > totalPages;
