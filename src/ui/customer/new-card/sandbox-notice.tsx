import { Accordion } from '../../shared/accordion/accordion';
import { DescriptionList } from '../../shared/description-list/description-list';
import { Notice } from '../../shared/notice/notice';
import styles from './new-card.module.css';

/** Says that the card provider is simulated, and lists the provider's test numbers. */
export function SandboxNotice({ cards }: { cards: readonly { number: string; outcome: string }[] }) {
  return (
    <Notice tone="warning" title="This card form is simulated">
      <p>No real card is charged. Use a test number, any future expiry date and any CVC.</p>
      <Accordion summary="Test card numbers">
        <DescriptionList
          className={styles.testCards}
          entries={cards.map(({ number, outcome }) => ({ label: number, value: outcome }))}
        />
      </Accordion>
    </Notice>
  );
}
