import type { Services } from '../../src/adapters/http/services';
import type { CardGateway } from '../../src/application/customer/card-gateway.port';

/** Puts something before or in place of a gateway's answer; the answer of `restore` is as it was. */
export function watchCards(
  { cards }: Services,
  watched: Partial<CardGateway>,
): { real: CardGateway; restore: () => void } {
  const real: CardGateway = {
    attach: cards.attach.bind(cards),
    detach: cards.detach.bind(cards),
    authorise: cards.authorise.bind(cards),
    capture: cards.capture.bind(cards),
    release: cards.release.bind(cards),
  };
  Object.assign(cards, watched);
  return { real, restore: () => void Object.assign(cards, real) };
}
