import { TextButton } from '../../shared/button/text-button';
import { Notice } from '../../shared/notice/notice';

/** The delivery calendars could not be loaded: without them no date can be chosen. */
export function DatesProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  if (!problem) return null;
  return (
    <Notice tone="failure" title="Delivery dates are not available right now" live>
      <p>
        {problem} <TextButton onClick={onRetry}>Retry</TextButton>
      </p>
    </Notice>
  );
}
