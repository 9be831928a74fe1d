import { TextButton } from '../../shared/button/text-button';
import { Notice } from '../../shared/notice/notice';

/** The vendors' days could not be had: without them no date can be chosen. */
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
