import type { ReactNode } from 'react';
import { AppLink } from '../../shared/link/app-link';
import { myOrdersPath, refundPolicyPath } from '../../shared/paths/paths';

interface Question {
  question: string;
  answer: ReactNode;
}

interface Topic {
  id: string;
  title: string;
  questions: readonly Question[];
}

const DELIVERY: Topic = {
  id: 'delivery',
  title: 'Delivery',
  questions: [
    {
      question: 'How do I know whether you deliver to me?',
      answer: (
        <p>
          Give the zipcode of the address at the top of any page. From then on the shop shows what reaches
          that zipcode, and how fast. Where nobody delivers yet, we name zipcodes that are served.
        </p>
      ),
    },
    {
      question: 'What do Local, Courier and Farm Direct mean?',
      answer: (
        <ul>
          <li>Local: a driver brings it the same day, at a time that you choose.</li>
          <li>Courier: it leaves the shop the next day and arrives in 2 to 3 days.</li>
          <li>Farm Direct: it is cut or packed for you where it grows, for a date that you choose.</li>
        </ul>
      ),
    },
    {
      question: 'Why does my cart come in several parts?',
      answer: (
        <p>
          Each part is what one shop brings at one speed. Every part has its own date, and for Local its own
          time; you pay once for all of them.
        </p>
      ),
    },
    {
      question: 'Can I choose when it comes?',
      answer: (
        <p>
          Yes. Dates and times are chosen in the cart. A day that cannot be chosen is a holiday of that shop,
          or its drivers are booked out.
        </p>
      ),
    },
    {
      question: 'What if nobody is at home?',
      answer: (
        <p>
          Flowers and gifts may be left where you say in the gift message or on the phone. Alcohol is handed
          over in person, to somebody over 21 who can show it.
        </p>
      ),
    },
  ],
};

const CHANGES: Topic = {
  id: 'changes',
  title: 'Changing an order',
  questions: [
    {
      question: 'I gave the wrong address. What now?',
      answer: (
        <p>
          Call us with your order number as soon as you see it. Around major holidays every route is planned a
          week ahead, which is why the limit is wider then. The new address must be in the zipcode that the
          order was placed for; otherwise we cancel it and you order again.
        </p>
      ),
    },
    {
      question: 'Can I add a bottle, or take one out?',
      answer: (
        <p>
          By phone, and only before the shop has packed the order. Later changes are a return, see the{' '}
          <AppLink href={refundPolicyPath()}>refund policy</AppLink>.
        </p>
      ),
    },
    {
      question: 'Where do I find my order number?',
      answer: (
        <p>
          On the page that thanks you for the order, and in <AppLink href={myOrdersPath()}>My Orders</AppLink>{' '}
          once you are signed in.
        </p>
      ),
    },
  ],
};

const FRESHNESS: Topic = {
  id: 'freshness',
  title: 'Freshness',
  questions: [
    {
      question: 'What does the freshness guarantee cover?',
      answer: (
        <p>
          Flowers that fade within a week of their delivery, though they stood in clean water, are replaced or
          paid back. A photo is enough; nothing has to be sent back.
        </p>
      ),
    },
    {
      question: 'How do I keep a bouquet fresh?',
      answer: (
        <ol>
          <li>Cut an inch off the stems, at a slant, and put them into water at once.</li>
          <li>Keep them cool, away from fruit and out of the sun.</li>
          <li>Change the water every other day, and cut the stems again.</li>
        </ol>
      ),
    },
  ],
};

const PAYING: Topic = {
  id: 'paying',
  title: 'Paying, and your account',
  questions: [
    {
      question: 'How can I pay?',
      answer: (
        <p>
          By credit, debit or ATM card, by UPI, or on delivery where the shop takes it. All prices are in US
          dollars; taxes and fees are listed before you place the order.
        </p>
      ),
    },
    {
      question: 'Do I need an account?',
      answer: (
        <p>
          No. A guest checks out with an e-mail address. With an account you keep addresses, cards and orders.
        </p>
      ),
    },
    {
      question: 'How old must I be?',
      answer: (
        <p>
          Over 21 for anything with alcohol. We may ask for proof of age, and so may whoever brings the order.
        </p>
      ),
    },
  ],
};

export const faqTopics: readonly Topic[] = [DELIVERY, CHANGES, FRESHNESS, PAYING];
