import { TextButton } from '../shared/button/text-button';
import { AppLink } from '../shared/link/app-link';
import { Notice } from '../shared/notice/notice';
import type { ResolvableProblem } from './age-problem';

interface Props {
  problem: ResolvableProblem;
  onConfirmAge: () => void;
}

/** What went wrong, and what resolves it. */
export function ProblemNotice({ problem: { text, remedy }, onConfirmAge }: Props) {
  return (
    <Notice tone="failure" live>
      <p>{text}</p>
      {remedy &&
        ('href' in remedy ? (
          <AppLink href={remedy.href}>{remedy.label}</AppLink>
        ) : (
          <TextButton onClick={onConfirmAge}>{remedy.label}</TextButton>
        ))}
    </Notice>
  );
}
