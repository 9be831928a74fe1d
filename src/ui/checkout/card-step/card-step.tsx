import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NewAddress } from '../../../domain/customer/new-address';
import { type Destination, useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { cardScreenFrom } from './card-screen';
import { CardStepView } from './card-step.view';
import { CardStepViewModel } from './card-step.view-model';

/** A step of the checkout page, with a view-model of its own. */
export const CardStep = observer(function CardStep() {
  const going = useGoing();
  const [search] = useSearchParams();
  const screen = cardScreenFrom(search.get('show'));
  const step = useViewModel(CardStepViewModel, (viewModel) => viewModel.load());
  useEffect(() => step.show(screen), [step, screen]);

  const go = (destination: Destination | Promise<Destination>) => void going(destination);
  const { newCard } = step;
  const actions = {
    retry: () => void step.load(),
    options: {
      choose: (method: 'card' | 'upi' | 'pod', isStep: boolean) => go(step.choose(method, isStep)),
      changeCard: () => go(step.showCards()),
      typeUpi: (id: string) => step.typeUpi(id),
      leaveUpi: () => step.leaveUpi(),
      proceed: () => go(step.proceed()),
    },
    cards: { pick: (id: string) => step.pickCard(id), proceed: () => go(step.proceedWithCard()) },
    newCard: {
      attach: (field: 'number' | 'expiry' | 'cvc', host: HTMLElement | null) => newCard.attach(field, host),
      reopen: () => void newCard.open(),
      typeHolder: (name: string) => newCard.typeHolder(name),
      keep: (keeps: boolean) => newCard.keep(keeps),
      billToShipping: (isSame: boolean) => newCard.billToShipping(isSame),
      changeBilling: (field: keyof NewAddress, value: string) => newCard.billing.change(field, value),
      submit: () => go(step.submitNewCard()),
    },
  };
  return <CardStepView state={step.state} actions={actions} />;
});
