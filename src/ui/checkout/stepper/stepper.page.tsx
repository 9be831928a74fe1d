import { stepperTexts } from '../../../texts/checkout/stepper';
import { LinkButton } from '../../shared/button/link-button';
import { cartPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder for the steps of an order (ROUTE-65, X-016). */
export function StepperPage() {
  return (
    <EmptyState
      headingLevel={1}
      icon="bag"
      title={stepperTexts.title}
      text={stepperTexts.text}
      action={<LinkButton href={cartPath()}>{stepperTexts.toCart}</LinkButton>}
    />
  );
}
