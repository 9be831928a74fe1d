import { priceSummaryTexts } from '../../texts/cart/price-summary';
import { Money } from '../shared/money';
import { withFacts } from '../shared/with-facts';

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
export class PriceSummary extends withFacts<PriceFacts>() {
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

  private constructor(facts: PriceFacts) {
    super(facts);
  }

  static of(facts: PriceFacts): PriceSummary {
    return new PriceSummary(facts);
  }

  /** The rows to show: only those that are not zero. */
  get rows(): readonly PriceRow[] {
    return [
      { label: priceSummaryTexts.subtotal, amount: this.subtotal },
      { label: priceSummaryTexts.discount, amount: Money.zero.minus(this.discount) },
      { label: priceSummaryTexts.taxes, amount: this.taxes },
      { label: priceSummaryTexts.deliveryFee, amount: this.deliveryFee },
      { label: priceSummaryTexts.processingFee, amount: this.processingFee },
      { label: priceSummaryTexts.packagingFee, amount: this.packagingFee },
      { label: priceSummaryTexts.bankCharges, amount: this.bankCharges },
      { label: priceSummaryTexts.gstOnFee, amount: this.gstOnFee },
    ].filter((row) => !row.amount.isZero);
  }

  /** subtotal - discount + taxes + delivery + fees = grand total (BDG-04). */
  get addsUp(): boolean {
    const fees = Money.sum([this.processingFee, this.packagingFee, this.bankCharges, this.gstOnFee]);
    const total = this.subtotalDiscount.plus(this.taxes).plus(this.deliveryFee).plus(this.feeAmount);
    return (
      this.subtotal.minus(this.discount).equals(this.subtotalDiscount) &&
      fees.equals(this.feeAmount) &&
      total.equals(this.grandTotal)
    );
  }
}
