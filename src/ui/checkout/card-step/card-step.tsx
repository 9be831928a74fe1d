import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentMethod } from '../../../domain/checkout/payment-choice';
import { type Destination, useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { cardScreenFrom } from './card-screen';
import { CardStepView } from './card-step.view';
import { CardStepViewModel } from './card-step.view-model';
import { newCardActions } from '../../customer/new-card/new-card-actions';

/** A step of the checkout page, with a view-model of its own. */
export const CardStep = observer(function CardStep() {
  const going = useNavigateTo();
  const [search] = useSearchParams();
  const screen = cardScreenFrom(search.get('show'));
  const step = useViewModel(CardStepViewModel, (viewModel) => viewModel.load());
  useEffect(() => step.show(screen), [step, screen]);

  const go = (destination: Destination | Promise<Destination>) => void going(destination);
  const actions = {
    retry: () => void step.load(),
    options: {
      choose: (method: PaymentMethod, isStep: boolean) => go(step.choose(method, isStep)),
      changeCard: () => go(step.showCards()),
      upi: { type: step.upi.type, leave: step.upi.leave, verify: () => void step.upi.verify() },
      proceed: () => go(step.proceed()),
    },
    cards: { pick: (id: string) => step.pickCard(id), proceed: () => go(step.proceedWithCard()) },
    newCard: newCardActions(step.newCard, {
      reopen: () => step.openNewCard(),
      submit: () => go(step.submitNewCard()),
    }),
  };
  return <CardStepView state={step.state} actions={actions} />;
});
