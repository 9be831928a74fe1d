import { Money } from '../shared/money';

export interface PriceFacts {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly subtotalDiscount: Money;
  readonly taxes: Money;
  readonly deliveryFee: Money;
  readonly processingFee: Money;
  readonly packagingFee: Money;
  readonly bankCharges: Money;
  readonly gstOnFee: Money;
  readonly feeAmount: Money;
  readonly grandTotal: Money;
}

interface PriceRow {
  readonly label: string;
  readonly amount: Money;
}

/** The price of the cart as the backend calculated it (ENT-27, X-129). */
export class PriceSummary {
  static readonly zero = new PriceSummary({
    subtotal: Money.zero,
    discount: Money.zero,
    subtotalDiscount: Money.zero,
    taxes: Money.zero,
    deliveryFee: Money.zero,
    processingFee: Money.zero,
    packagingFee: Money.zero,
    bankCharges: Money.zero,
    gstOnFee: Money.zero,
    feeAmount: Money.zero,
    grandTotal: Money.zero,
  });

  private constructor(private readonly facts: PriceFacts) {}

  static of(facts: PriceFacts): PriceSummary {
    return new PriceSummary(facts);
  }

  get subtotal(): Money {
    return this.facts.subtotal;
  }

  get discount(): Money {
    return this.facts.discount;
  }

  get taxes(): Money {
    return this.facts.taxes;
  }

  get deliveryFee(): Money {
    return this.facts.deliveryFee;
  }

  get feeAmount(): Money {
    return this.facts.feeAmount;
  }

  get grandTotal(): Money {
    return this.facts.grandTotal;
  }

  /** The rows to show: only those that are not zero. */
  get rows(): readonly PriceRow[] {
    const { facts } = this;
    return [
      { label: 'Subtotal', amount: facts.subtotal },
      { label: 'Discount', amount: Money.zero.minus(facts.discount) },
      { label: 'Taxes', amount: facts.taxes },
      { label: 'Delivery Fee', amount: facts.deliveryFee },
      { label: 'Processing Fee', amount: facts.processingFee },
      { label: 'Packaging Fee', amount: facts.packagingFee },
      { label: 'Bank Charges', amount: facts.bankCharges },
      { label: 'GST on Fee', amount: facts.gstOnFee },
    ].filter((row) => !row.amount.isZero);
  }

  /** subtotal - discount + taxes + delivery + fees = grand total (BDG-04). */
  get addsUp(): boolean {
    const { facts } = this;
    const fees = Money.sum([facts.processingFee, facts.packagingFee, facts.bankCharges, facts.gstOnFee]);
    const total = facts.subtotalDiscount.plus(facts.taxes).plus(facts.deliveryFee).plus(facts.feeAmount);
    return (
      facts.subtotal.minus(facts.discount).equals(facts.subtotalDiscount) &&
      fees.equals(facts.feeAmount) &&
      total.equals(facts.grandTotal)
    );
  }
}
