import { ContainerModule } from 'inversify';
import { HttpPaymentKeys } from '../../adapters/http/customer/http-payment-keys';
import { HttpSavedCards } from '../../adapters/http/customer/http-saved-cards';
import { CachedPaymentKey } from '../../adapters/payment/cached-payment-key';
import { ProviderCardTokenizer } from '../../adapters/payment/provider-card-tokenizer';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedPaymentKey } from '../../adapters/storage/stored-payment-key';
import { CardTokenizer } from '../../application/customer/card-tokenizer.port';
import { CurrentPaymentKey } from '../../application/customer/current-payment-key.port';
import { PaymentKeys } from '../../application/customer/payment-keys.port';
import { SaveNewCard } from '../../application/customer/save-new-card';
import { SavedCards } from '../../application/customer/saved-cards.port';

/** The part of the customer context that only the account and the checkout need. */
export const savedCardsModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentPaymentKey).toConstantValue(storedPaymentKey(store));

    bind(SavedCards).to(HttpSavedCards);
    bind(PaymentKeys).to(HttpPaymentKeys);
    bind(CachedPaymentKey).toSelf();
    bind(CardTokenizer).to(ProviderCardTokenizer);

    bind(SaveNewCard).toSelf();
  });
