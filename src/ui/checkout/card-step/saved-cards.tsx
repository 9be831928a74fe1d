import { cardLabel } from '../../../domain/customer/saved-card';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { FormActions } from '../../shared/field/form-actions';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { cardScreenPath } from './card-screen';
import step from '../step.module.css';

export interface SavedCardsState {
  cards: readonly { id: string; brand: string; lastDigits: string; holder: string; expiry: string }[];
  cardId: string | undefined;
}

export interface SavedCardsActions {
  pick: (id: string) => void;
  proceed: () => void;
}

/** PAY-06..08 */
export function SavedCards({ state, actions }: { state: SavedCardsState; actions: SavedCardsActions }) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: cardStepTexts.optionsCrumb, href: cardScreenPath('options') },
          { label: cardStepTexts.cardsCrumb },
        ]}
      />
      <h1 className={step.title}>{cardStepTexts.cardsTitle}</h1>
      <RadioGroup
        label={cardStepTexts.savedCards}
        labelHidden
        variant="card"
        columns={2}
        value={state.cardId}
        options={state.cards.map((card) => ({
          value: card.id,
          label: cardLabel(card.brand, card.lastDigits),
          description: cardStepTexts.holderAndExpiry(card.holder, card.expiry),
          aside: <Icon name="card" />,
        }))}
        onChange={actions.pick}
      />
      <AppLink href={cardScreenPath('new')} className={step.addCard}>
        <Icon name="plus" />
        {cardStepTexts.addCard}
      </AppLink>
      <FormActions>
        <Button
          size="large"
          disabledReason={state.cardId === undefined ? cardStepTexts.chooseCardFirst : undefined}
          onClick={actions.proceed}
        >
          {cardStepTexts.proceed}
        </Button>
      </FormActions>
    </>
  );
}
