import { Link } from 'react-router-dom';
import type { Card, Screen } from './screen';

/** The number of cards on the first screen of a phone or a desktop; further ones are rendered later. */
const FIRST_CARDS = 4;

function CardView({ card, query, isFirst }: { card: Card; query: string; isFirst: boolean }) {
  return (
    <li>
      <Link to={`/store/${card.id}${query}`}>
        <img src={card.picture} alt="" width="300" height="300" loading={isFirst ? 'eager' : 'lazy'} />
        {card.name}
      </Link>
      <p>${card.price}</p>
    </li>
  );
}

/** Renders a screen from a plain object. */
export function ScreenView({ screen, query }: { screen: Screen; query: string }) {
  return (
    <main>
      <h1>{screen.title}</h1>
      {screen.picture && (
        <img className={screen.shape} src={screen.picture} alt="" width="800" height="400" />
      )}
      {screen.lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <ul className="cards">
        {screen.cards.map((card, index) => (
          <CardView key={index} card={card} query={query} isFirst={index < FIRST_CARDS} />
        ))}
      </ul>
    </main>
  );
}
