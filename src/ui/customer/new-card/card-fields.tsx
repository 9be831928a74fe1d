import { useEffect, useEffectEvent, useRef } from 'react';
import { newCardTexts } from '../../../texts/customer/new-card';
import { Accordion } from '../../shared/accordion/accordion';
import { TextButton } from '../../shared/button/text-button';
import { DescriptionList } from '../../shared/description-list/description-list';
import { classNames } from '../../shared/class-names';
import { FieldError } from '../../shared/field/field-error';
import { TextField } from '../../shared/field/text-field';
import { Notice } from '../../shared/notice/notice';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './new-card.module.css';

/** The fields of the provider's widget (PAY-11..13). */
type CardField = 'number' | 'expiry' | 'cvc';

const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;

export interface CardFieldsState {
  /** `missing`: the provider's widget could not be loaded (PAY-36). */
  status: 'closed' | 'opening' | 'ready' | 'missing';
  /** Set when the widget is a simulation. */
  testCards: readonly { number: string; outcome: string }[];
  /** What is wrong with a field that was left, by field. */
  fieldProblems: Readonly<Partial<Record<CardField, string>>>;
  holder: string;
}

export interface CardFieldsActions {
  attach: (field: CardField, host: HTMLElement | null) => void;
  reopen: () => void;
  typeHolder: (name: string) => void;
}

interface CardFieldsProps {
  state: CardFieldsState;
  actions: CardFieldsActions;
}

/** The card holder is our field; the others belong to the card provider's widget (PAY-10..13, PAY-19). */
export function CardFields({ state, actions }: CardFieldsProps) {
  return (
    <>
      {state.testCards.length > 0 && <SandboxNotice cards={state.testCards} />}
      <TextField
        label={newCardTexts.holder}
        name="cc-name"
        autoComplete="cc-name"
        maxLength={120}
        value={state.holder}
        onChange={actions.typeHolder}
      />
      <Widget {...{ state, actions }} />
    </>
  );
}

function Widget({ state, actions }: CardFieldsProps) {
  if (state.status === 'missing')
    return <TextButton onClick={actions.reopen}>{newCardTexts.retry}</TextButton>;
  if (state.status !== 'ready')
    return (
      <SkeletonGroup label={newCardTexts.loading}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  return (
    <div className={styles.cardFields}>
      {CARD_FIELDS.map((field) => (
        <CardHost
          key={field}
          field={field}
          label={newCardTexts[field]}
          problem={state.fieldProblems[field]}
          attach={actions.attach}
        />
      ))}
    </div>
  );
}

/** An element that the widget mounts one of its inputs in; the widget labels the input itself. */
function CardHost({
  field,
  label,
  problem,
  attach,
}: {
  field: CardField;
  label: string;
  problem?: string;
  attach: CardFieldsActions['attach'];
}) {
  const host = useRef<HTMLDivElement>(null);
  const attachHost = useEffectEvent((element: HTMLElement | null) => attach(field, element));
  // Mounts once: unmounting the input would clear it.
  useEffect(() => {
    attachHost(host.current);
    return () => attachHost(null);
  }, []);
  return (
    <div className={styles[`${field}Field`]}>
      <span className={styles.fieldLabel} aria-hidden="true">
        {label}
      </span>
      <div ref={host} className={classNames(styles.host, problem && styles.invalid)} />
      <FieldError id={`card-${field}`} error={problem} live />
    </div>
  );
}

/** Says that the card provider is simulated, and lists the provider's test numbers. */
function SandboxNotice({ cards }: { cards: readonly { number: string; outcome: string }[] }) {
  return (
    <Notice tone="warning" title={newCardTexts.simulated}>
      <p>{newCardTexts.simulatedHow}</p>
      <Accordion summary={newCardTexts.testNumbers}>
        <DescriptionList
          className={styles.testCards}
          entries={cards.map(({ number, outcome }) => ({ label: number, value: outcome }))}
        />
      </Accordion>
    </Notice>
  );
}
