import { Accordion } from '../../shared/accordion/accordion';
import { faqPath } from '../../shared/paths/paths';
import { Article } from './article';
import { useBrand } from '../../shared/brand/brand-context';
import { PhoneLink } from '../../shared/brand/contact-links';
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
        Order changes by phone before 3:00pm EST: <PhoneLink />.
      </>
    ),
  },
  { icon: 'leaf', title: 'Freshness guarantee', text: '7-day freshness guarantee on every bouquet.' },
];

export function FaqPage() {
  const { hours } = useBrand().contact;
  const rules: readonly Fact[] = [
    ...RULES,
    { icon: 'clock', title: 'Customer service', text: `Customer service hours: ${hours}.` },
  ];
  return (
    <Article
      path={faqPath()}
      title="Frequently Asked Questions"
      lead="How delivery works, what you can still change, and where to get help."
      summary={<FactCards label="At a glance" facts={rules} />}
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
