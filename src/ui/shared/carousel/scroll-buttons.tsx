import { IconButton } from '../button/icon-button';
import type { ScrollPages } from './use-scroll-pages';

export interface ScrollButtonsProps {
  pages: Pick<ScrollPages, 'atStart' | 'atEnd' | 'scrollByPage'>;
  /** What a press moves to, in the labels: `banner` for "Next banner". */
  what: string;
  className?: string;
}

/** Back and forward for a horizontal list; nothing while all of it is in view. */
export function ScrollButtons({
  pages: { atStart, atEnd, scrollByPage },
  what,
  className,
}: ScrollButtonsProps) {
  if (atStart && atEnd) return null;
  return (
    <div className={className}>
      <IconButton
        framed
        icon="chevron-left"
        label={`Previous ${what}`}
        disabled={atStart}
        onClick={() => scrollByPage(-1)}
      />
      <IconButton
        framed
        icon="chevron-right"
        label={`Next ${what}`}
        disabled={atEnd}
        onClick={() => scrollByPage(1)}
      />
    </div>
  );
}
