import { IconButton } from '../button/icon-button';
import type { ScrollPages } from './use-scroll-pages';

interface ScrollButtonsProps {
  pages: Pick<ScrollPages, 'atStart' | 'atEnd' | 'scrollByPage'>;
  /** What it scrolls to, in the labels: `banner` for "Next banner". */
  itemName: string;
  className?: string;
}

/** Back and forward for a horizontal list; nothing while all of it is in view. */
export function ScrollButtons({
  pages: { atStart, atEnd, scrollByPage },
  itemName,
  className,
}: ScrollButtonsProps) {
  if (atStart && atEnd) return null;
  return (
    <div className={className}>
      <IconButton
        framed
        icon="chevron-left"
        label={`Previous ${itemName}`}
        disabled={atStart}
        onClick={() => scrollByPage(-1)}
      />
      <IconButton
        framed
        icon="chevron-right"
        label={`Next ${itemName}`}
        disabled={atEnd}
        onClick={() => scrollByPage(1)}
      />
    </div>
  );
}
