import type { CardField } from '../../src/application/customer/card-tokenizer.port';

const FIELDS: Readonly<Record<string, CardField>> = {
  cardNumber: 'number',
  cardExpiry: 'expiry',
  cardCvc: 'cvc',
};

type Change = (event: { complete: boolean }) => void;

/** An input element of the provider's script, with the methods that the shop calls. */
class StubElement {
  private tell: Change = () => {};
  private readonly frame = document.createElement('iframe');

  on(_event: 'change', tell: Change): void {
    this.tell = tell;
  }

  mount(host: HTMLElement): void {
    host.append(this.frame);
  }

  unmount(): void {
    this.frame.remove();
  }

  destroy(): void {
    this.frame.remove();
  }

  fill(complete: boolean): void {
    this.tell({ complete });
  }
}

/** A stub of the provider's script with the functions that the shop calls. */
export class StubStripe {
  /** The provider's error message for the card, if any. */
  problem = '';
  private fields = new Map<CardField, StubElement>();
  private count = 0;

  elements() {
    this.fields = new Map();
    return { create: (type: string) => this.create(type) };
  }

  async createToken(): Promise<object> {
    this.count += 1;
    if (this.problem) return { error: { message: this.problem } };
    return { token: { id: `tok_${this.count}`, card: { brand: 'Visa', last4: '4242' } } };
  }

  fill(field: CardField, isComplete: boolean): void {
    this.fields.get(field)?.fill(isComplete);
  }

  private create(type: string): StubElement {
    const field = FIELDS[type];
    if (!field) throw new Error(`No such element: ${type}`);
    const element = new StubElement();
    this.fields.set(field, element);
    return element;
  }
}
