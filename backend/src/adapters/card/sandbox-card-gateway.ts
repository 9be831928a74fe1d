import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Approval,
  type AttachOutcome,
  type AttachRequest,
  type AuthoriseOutcome,
  type AuthoriseRequest,
  type CaptureRequest,
  CARD_UNREADABLE,
  type CardDescription,
  CardGateway,
  type RefundRequest,
} from '../../application/customer/card-gateway.port';
import type { Clock } from '../../application/shared/clock.port';
import { SANDBOX_CARDS, type SandboxCard } from './sandbox-cards';

/**
 * `tok_visa`, or with an expiry: `tok_sandbox_visa_0831_k3f9` is a Visa that expires in August 2031. The last part only
 * makes tokens unique.
 */
const TOKEN = /^tok_(?:sandbox_)?([A-Za-z][A-Za-z0-9]*)(?:_(0[1-9]|1[0-2])(\d{2}))?(?:_[A-Za-z0-9]+)*$/;

const YEARS_VALID = 4;

/** Answers as the card provider does for its published test cards; no money moves (X-146, BDG-07). */
export class SandboxCardGateway implements CardGateway {
  constructor(
    private readonly clock: Clock,
    private readonly timeoutMs = 8_000,
  ) {}

  async attach({ tokens, providerCustomerId }: AttachRequest): Promise<AttachOutcome> {
    const [card, second] = [this.read(tokens[0]), this.read(tokens[1])];
    if (!card || card.name !== second?.name) return { kind: 'declined', message: CARD_UNREADABLE };
    refuseUnreachable(card);
    if (card.declinedWhenSaved === '') return { kind: 'declined' };
    if (card.declinedWhenSaved) return { kind: 'declined', message: card.declinedWhenSaved };
    return { kind: 'attached', card: describe(card, providerCustomerId ?? `cus_${randomId()}`) };
  }

  /** The sandbox stores no cards, so there is nothing to detach. */
  async detach(): Promise<void> {}

  /** The sandbox stores no customers, so there is nothing to delete. */
  async deleteCustomer(): Promise<void> {}

  async authorise({ cardId, idempotencyKey }: AuthoriseRequest): Promise<AuthoriseOutcome> {
    const card = SANDBOX_CARDS[cardId.split('_')[1] ?? ''];
    if (card) refuseUnreachable(card);
    if (card?.timesOut) {
      await setTimeout(this.timeoutMs);
      throw new Error('The card provider did not answer in time.');
    }
    if (card?.declinedWhenCharged) return { kind: 'declined', message: card.declinedWhenCharged };
    return {
      kind: 'authorised',
      chargeId: `ch_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`,
    };
  }

  /** The sandbox asks no shopper: a card that needs it is declined. */
  async approvalOf(): Promise<Approval> {
    return { kind: 'refused' };
  }

  /** The sandbox stores no holds, so there is nothing to capture. */
  async capture({ amountCents }: CaptureRequest): Promise<number> {
    return amountCents;
  }

  /** No money moves, so there is nothing to refund; but a charge of a real provider is not settled here. */
  async refund({ chargeId }: RefundRequest): Promise<void> {
    if (!chargeId.startsWith('ch_')) throw new Error('This charge is not one of the sandbox.');
  }

  async release(): Promise<boolean> {
    return true;
  }

  private read(token: string): TokenCard | undefined {
    const parts = TOKEN.exec(token);
    const card = parts?.[1] ? SANDBOX_CARDS[parts[1]] : undefined;
    if (!parts?.[1] || !card) return undefined;
    const expYear = parts[3] ? 2000 + Number(parts[3]) : this.clock.now().getUTCFullYear() + YEARS_VALID;
    return { ...card, name: parts[1], expMonth: Number(parts[2] ?? 12), expYear };
  }
}

interface TokenCard extends SandboxCard {
  name: string;
  expMonth: number;
  expYear: number;
}

/** The id contains the name of the test card, so that a later charge knows its outcome. */
function describe(card: TokenCard, providerCustomerId: string): CardDescription {
  const { name, brand, last4, expMonth, expYear } = card;
  const description = { brand, last4, expMonth, expYear, fingerprint: `fp_${name}` };
  return { cardId: `card_${name}_${randomId()}`, providerCustomerId, ...description };
}

function refuseUnreachable(card: SandboxCard): void {
  if (card.unreachable) throw new Error('The card provider cannot be reached.');
}

const randomId = () => randomBytes(9).toString('hex');
