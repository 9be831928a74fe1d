import { ordersCrumbTexts } from '../../texts/wallet/orders-crumb';
import type { Crumb } from '../shared/breadcrumbs/crumb';
import { myOrdersPath } from '../shared/paths/paths';

/** From each screen of the wallet back to the Dine-In orders, where the wallet is. */
export const ORDERS_CRUMB: Crumb = { label: ordersCrumbTexts.label, href: myOrdersPath({ kind: 'Dine-In' }) };
