import { Accordion } from '../../shared/accordion/accordion';
import { AppLink } from '../../shared/link/app-link';
import { Article } from './article';
import { customerService } from '../../shared/brand/customer-service';
import { type Fact, FactCards } from './fact-cards';
import { faqTopics } from './faq-topics';

/** The rules for delivery and changes, in the wording of the specification (STATIC-02..06, X-056). */
const RULES: readonly Fact[] = [
  {
    icon: 'pin',
    title: 'Changing the address',
    text: 'Address changes within 72 hours of ship date, 7 days on major holidays.',
  },
  {
    icon: 'phone',
    title: 'Changing the order',
    text: (
      <>
        Order changes by phone before 3:00pm EST:{' '}
        <AppLink href={customerService.phoneHref}>{customerService.phone}</AppLink>.
      </>
    ),
  },
  { icon: 'leaf', title: 'Freshness guarantee', text: '7-day freshness guarantee on every bouquet.' },
  { icon: 'clock', title: 'Customer service', text: `Customer service hours: ${customerService.hours}.` },
];

export function FaqPage() {
  return (
    <Article
      title="Frequently Asked Questions"
      lead="How delivery works, what you can still change, and where to get help."
      summary={<FactCards label="At a glance" facts={RULES} />}
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
