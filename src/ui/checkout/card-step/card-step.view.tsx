import { cardStepTexts } from '../../../texts/checkout/card-step';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { classNames } from '../../shared/class-names';
import { FailureState } from '../../shared/state/failure-state';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { type CardScreen, cardScreenPath } from './card-screen';
import { NewCard, type NewCardActions, type NewCardState } from '../../customer/new-card/new-card';
import { PaymentOptions, type PaymentOptionsActions, type PaymentOptionsState } from './payment-options';
import { SavedCards, type SavedCardsActions, type SavedCardsState } from './saved-cards';
import step from '../step.module.css';
import styles from './card-step.module.css';

interface CardStepState {
  status: 'loading' | 'ready' | 'failed';
  problem: string;
  screen: CardScreen;
  options: PaymentOptionsState;
  cards: SavedCardsState;
  newCard: NewCardState;
}

interface CardStepActions {
  retry: () => void;
  options: PaymentOptionsActions;
  cards: SavedCardsActions;
  newCard: NewCardActions;
}

interface CardStepViewProps {
  state: CardStepState;
  actions: CardStepActions;
}

export function CardStepView({ state, actions }: CardStepViewProps) {
  if (state.status === 'failed') return <FailureState message={state.problem} onRetry={actions.retry} />;
  return (
    <div className={classNames(step.step, styles.step)}>
      {state.status === 'loading' ? <Waiting /> : screenOf(state, actions)}
    </div>
  );
}

function screenOf(state: CardStepState, actions: CardStepActions) {
  switch (state.screen) {
    case 'options':
      return <PaymentOptions state={state.options} actions={actions.options} />;
    case 'cards':
      return <SavedCards state={state.cards} actions={actions.cards} />;
    case 'new':
      return (
        <NewCard
          state={state.newCard}
          head={<NewCardHead hasCards={state.cards.cards.length > 0} />}
          actions={actions.newCard}
        />
      );
  }
}

function NewCardHead({ hasCards }: { hasCards: boolean }) {
  const cards = hasCards
    ? [
        { label: cardStepTexts.cardsCrumb, href: cardScreenPath('cards') },
        { label: cardStepTexts.newCardTitle },
      ]
    : [{ label: cardStepTexts.cardsCrumb }];
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: cardStepTexts.optionsCrumb, href: cardScreenPath('options') }, ...cards]}
      />
      <h1 className={step.title}>{cardStepTexts.newCardTitle}</h1>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={cardStepTexts.loading} className={styles.waiting}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
