import type { Services } from '../../src/adapters/http/services';
import type { CardGateway } from '../../src/application/customer/card-gateway.port';

/** Wraps a gateway's methods; `restore` undoes it. */
export function watchCards(
  { cards }: Services,
  watched: Partial<CardGateway>,
): { real: CardGateway; restore: () => void } {
  const real: CardGateway = {
    attach: cards.attach.bind(cards),
    detach: cards.detach.bind(cards),
    deleteCustomer: cards.deleteCustomer.bind(cards),
    authorise: cards.authorise.bind(cards),
    approvalOf: cards.approvalOf.bind(cards),
    capture: cards.capture.bind(cards),
    refund: cards.refund.bind(cards),
    release: cards.release.bind(cards),
  };
  Object.assign(cards, watched);
  return { real, restore: () => void Object.assign(cards, real) };
}
