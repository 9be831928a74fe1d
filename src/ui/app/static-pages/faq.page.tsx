import { faqTexts } from '../../../texts/app/faq';
import { Accordion } from '../../shared/accordion/accordion';
import { faqPath } from '../../shared/paths/paths';
import { Article } from './article';
import { useBrand } from '../../shared/brand/brand-context';
import { PhoneLink } from '../../shared/brand/contact-links';
import { type Fact, FactCards } from './fact-cards';
import { faqTopics } from './faq-topics.content';

/** The rules for delivery and changes, in the wording of the specification (STATIC-02..06, X-056). */
const RULES: readonly Fact[] = [
  { icon: 'pin', title: faqTexts.addressTitle, text: faqTexts.address },
  { icon: 'phone', title: faqTexts.orderTitle, text: faqTexts.order(<PhoneLink key="phone" />) },
  { icon: 'leaf', title: faqTexts.freshnessTitle, text: faqTexts.freshness },
];

export function FaqPage() {
  const { hours } = useBrand().contact;
  const rules: readonly Fact[] = [
    ...RULES,
    { icon: 'clock', title: faqTexts.hoursTitle, text: faqTexts.hours(hours) },
  ];
  return (
    <Article
      path={faqPath()}
      title={faqTexts.title}
      lead={faqTexts.lead}
      summary={<FactCards label={faqTexts.summary} facts={rules} />}
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
