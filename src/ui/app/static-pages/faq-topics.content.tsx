import type { ReactNode } from 'react';
import { CurrencyName } from '../../shared/price/currency-name';
import { AppLink } from '../../shared/link/app-link';
import { myOrdersPath, refundPolicyPath } from '../../shared/paths/paths';

interface Question {
  question: string;
  answer: ReactNode;
}

export interface Topic {
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
          Enter your zipcode at the top of any page. You then see only what can be delivered there, and how
          soon. If nobody delivers there yet, we suggest zipcodes we do serve.
        </p>
      ),
    },
    {
      question: 'What do Local, Courier and Farm Direct mean?',
      answer: (
        <ul>
          <li>Local: a driver delivers it the same day, in the time slot you choose.</li>
          <li>Courier: it leaves the store the next day and arrives in 2 to 3 days.</li>
          <li>Farm Direct: it ships straight from the grower, for the date you choose.</li>
        </ul>
      ),
    },
    {
      question: 'Why is my cart split into groups?',
      answer: (
        <p>
          Each group holds the items that one store delivers at one speed. Every group has its own delivery
          date and, for Local, its own time slot. You pay once for all of them.
        </p>
      ),
    },
    {
      question: 'Can I choose when my order arrives?',
      answer: (
        <p>
          Yes. Choose dates and times in the cart. A day is unavailable when the store is closed or its
          drivers are fully booked.
        </p>
      ),
    },
    {
      question: 'What if nobody is home?',
      answer: (
        <p>
          Call us to say where the driver may leave flowers and gifts. Alcohol must be handed to someone over
          21 who can show ID.
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
      question: 'I entered the wrong address. What can I do?',
      answer: (
        <p>
          Call us with your order number as soon as you notice. Around major holidays, routes are planned a
          week ahead, so we need to know earlier. The new address must be in the same zipcode; otherwise we
          cancel the order and you place it again.
        </p>
      ),
    },
    {
      question: 'Can I add or remove items?',
      answer: (
        <p>
          By phone, until the store has packed the order. After that, an item can only be returned; see the{' '}
          <AppLink href={refundPolicyPath()}>refund policy</AppLink>.
        </p>
      ),
    },
    {
      question: 'Where do I find my order number?',
      answer: (
        <p>
          On the order confirmation page, and in <AppLink href={myOrdersPath()}>My Orders</AppLink> when you
          are signed in.
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
          If your flowers fade within a week of delivery although they were kept in clean water, we replace or
          refund them. A photo is enough; there is no need to return them.
        </p>
      ),
    },
    {
      question: 'How do I keep a bouquet fresh?',
      answer: (
        <ol>
          <li>Cut an inch off the stems at an angle and put them in water right away.</li>
          <li>Keep them cool, out of direct sun and away from fruit.</li>
          <li>Every other day, change the water and trim the stems.</li>
        </ol>
      ),
    },
  ],
};

const PAYING: Topic = {
  id: 'paying',
  title: 'Payment and your account',
  questions: [
    {
      question: 'How can I pay?',
      answer: (
        <p>
          By credit, debit or ATM card, by UPI, or on delivery where the store accepts it. All prices are in{' '}
          <CurrencyName />. You see taxes and fees before you place the order.
        </p>
      ),
    },
    {
      question: 'Do I need an account?',
      answer: (
        <p>
          No. You can check out as a guest with your email address. An account saves your addresses, cards and
          orders.
        </p>
      ),
    },
    {
      question: 'How old do I have to be?',
      answer: (
        <p>Over 21 to buy alcohol. We may ask for proof of age, and so may the driver who delivers it.</p>
      ),
    },
  ],
};

export const faqTopics: readonly Topic[] = [DELIVERY, CHANGES, FRESHNESS, PAYING];
