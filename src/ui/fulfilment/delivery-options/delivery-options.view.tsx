import { useState } from 'react';
import { NO_RETAILER_TEXT } from '../../../domain/vendor/retailer';
import { deliveryOptionsTexts } from '../../../texts/fulfilment/delivery-options';
import { samplePricesTexts } from '../../../texts/fulfilment/sample-prices';
import { words } from '../../../texts/shared/words';
import { Button } from '../../shared/button/button';
import { TextButton } from '../../shared/button/text-button';
import { LinkButton } from '../../shared/button/link-button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { DescriptionList } from '../../shared/description-list/description-list';
import { SelectField } from '../../shared/field/select-field';
import { useFocusOfInvalid } from '../../shared/focus/use-focus-of-invalid';
import { Notice } from '../../shared/notice/notice';
import { rootPath } from '../../shared/paths/paths';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { Tooltip } from '../../shared/tooltip/tooltip';
import { VisitTime } from '../../shared/visit-time/visit-time';
import { ComingSoon } from '../../vendor/coming-soon/coming-soon';
import { DriverSlots } from './option-times';
import type { DeliveryOptionsActions, DeliveryOptionsState } from './options-state';
import { SamplePricesDialog } from './sample-prices-dialog';
import styles from './delivery-options.module.css';

interface Props {
  state: DeliveryOptionsState;
  actions: DeliveryOptionsActions;
}

/** SHIP-01 to SHIP-38 */
export function DeliveryOptionsView({ state, actions }: Props) {
  return (
    <section className={styles.screen} aria-labelledby="delivery-options">
      <h1 id="delivery-options">{deliveryOptionsTexts.title}</h1>
      {state.status === 'loading' && (
        <SkeletonGroup label={deliveryOptionsTexts.loading} className={styles.screen}>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {state.status === 'failed' && <FailureState message={state.problem} onRetry={actions.retry} />}
      {state.status === 'not-supported' && <ComingSoon city={state.city} />}
      {state.status === 'no-zipcode' && (
        <EmptyState
          icon="pin"
          title={deliveryOptionsTexts.zipcodeRequired}
          text={deliveryOptionsTexts.zipcodeRequiredText}
          action={<LinkButton href={rootPath()}>{deliveryOptionsTexts.enterZipcode}</LinkButton>}
        />
      )}
      {state.status === 'ready' && <Options {...{ state, actions }} />}
    </section>
  );
}

function Options({ state, actions }: Props) {
  const choices = useFocusOfInvalid<HTMLDivElement>(state.refusals);
  const hasDetails = state.isSupported && state.type !== '';
  return (
    <div className={styles.columns}>
      <div ref={choices} className={styles.choices}>
        <RadioGroup
          label={deliveryOptionsTexts.selectSpeed}
          variant="card"
          columns={3}
          value={state.optionId}
          options={state.options}
          onChange={actions.chooseOption}
        />
        {!state.isSupported && <ComingSoon city={state.city} />}
        {hasDetails && <Details {...{ state, actions }} />}
      </div>
      {hasDetails && <Summary {...{ state, actions }} />}
    </div>
  );
}

function Details({ state, actions }: Props) {
  const isVisit = state.type !== 'delivery';
  return (
    <>
      {isVisit && <RetailerChoice {...{ state, actions }} />}
      {isVisit ? (
        <div className={styles.fields}>
          <VisitTime {...{ state, actions }} />
        </div>
      ) : (
        <DriverSlots {...{ state, actions }} />
      )}
    </>
  );
}

/** Beside the choices where there is room, otherwise below them. */
function Summary({ state, actions }: Props) {
  return (
    <aside className={styles.summary} aria-label={deliveryOptionsTexts.yourChoice}>
      <h2 className={styles.chosenTitle}>{deliveryOptionsTexts.yourChoice}</h2>
      <DescriptionList className={styles.chosen} entries={state.summary} />
      <p className={styles.fee}>
        {deliveryOptionsTexts.deliveryFees} <strong>{state.fee}</strong>
      </p>
      <Button
        fullWidth
        disabledReason={state.mayContinue ? undefined : deliveryOptionsTexts.chooseSlot}
        onClick={actions.proceed}
      >
        {words.continueButton}
      </Button>
    </aside>
  );
}

function RetailerChoice({ state, actions }: Props) {
  const [arePricesShown, showPrices] = useState(false);
  return (
    <div className={styles.fields}>
      {state.type === 'dine-in' && (
        <div className={styles.category}>
          <SelectField
            label={deliveryOptionsTexts.starRating}
            value={state.stars}
            options={state.starOptions}
            onChange={actions.chooseStars}
          />
          <Tooltip label={deliveryOptionsTexts.aboutFilters} text={deliveryOptionsTexts.stateIsMandatory} />
          <TextButton className={styles.besideField} onClick={() => showPrices(true)}>
            {samplePricesTexts.open}
          </TextButton>
          <SamplePricesDialog open={arePricesShown} onClose={() => showPrices(false)} />
        </div>
      )}
      {state.retailers.length > 0 ? (
        <SelectField
          label={deliveryOptionsTexts.selectRetailer}
          placeholder={deliveryOptionsTexts.chooseRetailer}
          value={state.retailerId}
          options={state.retailers}
          error={state.retailerProblem || undefined}
          onChange={actions.chooseRetailer}
        />
      ) : (
        <Notice tone="warning" live>
          <p>{NO_RETAILER_TEXT}</p>
        </Notice>
      )}
    </div>
  );
}
