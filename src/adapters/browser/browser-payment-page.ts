import { injectable } from 'inversify';
import { PaymentPage } from '../../application/checkout/payment-page.port';

type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'assign' | 'reload'> };

@injectable()
export class BrowserPaymentPage extends PaymentPage {
  /** If Back restores the shop from the back/forward cache, the page reloads to request the order's outcome. */
  open(address: string, page: Page = window): void {
    page.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) page.location.reload();
    });
    page.location.assign(address);
  }
}
