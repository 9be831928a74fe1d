import { injectable } from 'inversify';
import { PaymentPage } from '../../application/checkout/payment-page.port';

type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'assign' | 'reload'> };

@injectable()
export class BrowserPaymentPage extends PaymentPage {
  /** Should the browser have put the shop's page aside, and Back show it again, it asks anew how the order stands. */
  open(address: string, page: Page = window): void {
    page.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) page.location.reload();
    });
    page.location.assign(address);
  }
}
