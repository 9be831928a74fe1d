import { Accordion } from '../../shared/accordion/accordion';
import { AppLink } from '../../shared/link/app-link';
import { Article } from './article';
import { customerService } from '../../shared/brand/customer-service';
import { type Fact, FactCards } from './fact-cards';
import { faqTopics } from './faq-topics';

/** The delivery and order-change rules, in the documents' words (STATIC-02..06, X-056). */
const RULES: readonly Fact[] = [
  {
    icon: 'pin',
    title: 'Another address',
    text: 'Address changes within 72 hours of ship date, 7 days on major holidays.',
  },
  {
    icon: 'phone',
    title: 'Another order',
    text: (
      <>
        Order changes by phone before 3:00pm EST:{' '}
        <AppLink href={customerService.phoneHref}>{customerService.phone}</AppLink>.
      </>
    ),
  },
  { icon: 'leaf', title: 'Fresh for a week', text: '7-day freshness guarantee on every bouquet.' },
  { icon: 'clock', title: 'Somebody to ask', text: `Customer service hours: ${customerService.hours}.` },
];

export function FaqPage() {
  return (
    <Article
      title="Frequently Asked Questions"
      lead="How orders reach the door, what can still be changed, and who helps when something is not right."
      summary={<FactCards label="The rules in short" facts={RULES} />}
      sections={faqTopics.map(({ id, title, questions }) => ({
        id,
        title,
        body: (
          <div>
            {questions.map(({ question, answer }) => (
              <Accordion key={question} summary={question}>
                {answer}
              </Accordion>
            ))}
          </div>
        ),
      }))}
    />
  );
}
