import { LONG_WORD } from '../../../../tests/support/samples/texts';
import { OrderPlacedView } from './order-placed.view';

export default { component: OrderPlacedView };

export const Unknown = () => <OrderPlacedView orderId="100042" email="" next="unknown" />;
export const Member = () => <OrderPlacedView orderId="100042" email="ada@example.com" next="orders" />;
export const Guest = () => <OrderPlacedView orderId="100042" email="ada@example.com" next="store" />;
export const LongestText = () => (
  <OrderPlacedView orderId={LONG_WORD} email={`${LONG_WORD}@example.com`} next="orders" />
);
