import type { Order, OrderItem, OrderSection } from '../../../domain/order/order';
import { formatSize } from '../../../domain/shared/size';
import { LOCALE } from '../../../texts/shared/locale';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { dateInWords } from '../../shared/date-field/date-in-words';

/** In the shopper's own time zone: `Nov 26, 2026`. */
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

export const dayText = (instant: Date): string => DAY.format(instant);

/** What pays an order, and where it is delivered to, as far as the backend tells. */
export function orderFacts({ payment, section, addressLines = [] }: Order) {
  return [
    { label: myOrdersTexts.deliveryAddress, value: section === 'Delivery' ? addressLines.join('\n') : '' },
    { label: myOrdersTexts.payment, value: payment ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Size, vendor and day of an item: `750 ml`, `Hudson Cellars`, `Delivery: Thursday, November 26`. */
export const itemDetails = ({ product, vendorName, date }: OrderItem, section: OrderSection) =>
  [
    product ? formatSize(product.size) : '',
    vendorName ?? '',
    date ? myOrdersTexts.day[section](dateInWords(date.iso)) : '',
  ].filter(Boolean);
