import { IconButton } from '../button/icon-button';
import type { ScrollPages } from './use-scroll-pages';

interface ScrollButtonsProps {
  pages: Pick<ScrollPages, 'atStart' | 'atEnd' | 'scrollByPage'>;
  /** They name what it scrolls to: `Next banner`. */
  labels: { previous: string; next: string };
  className?: string;
}

/** Back and forward for a horizontal list; nothing while all of it is in view. */
export function ScrollButtons({
  pages: { atStart, atEnd, scrollByPage },
  labels,
  className,
}: ScrollButtonsProps) {
  if (atStart && atEnd) return null;
  return (
    <div className={className}>
      <IconButton
        framed
        icon="chevron-left"
        label={labels.previous}
        disabled={atStart}
        onClick={() => scrollByPage(-1)}
      />
      <IconButton
        framed
        icon="chevron-right"
        label={labels.next}
        disabled={atEnd}
        onClick={() => scrollByPage(1)}
      />
    </div>
  );
}
