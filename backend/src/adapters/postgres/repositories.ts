import { CardEvents } from '../../application/checkout/card-events.port';
import { PaymentHolds } from '../../application/checkout/payment-holds.port';
import { ChargedOrders } from '../../application/checkout/charged-orders.port';
import { Refunds } from '../../application/checkout/refunds.port';
import { OrderAttempts } from '../../application/checkout/order-attempts.port';
import { Addresses } from '../../application/customer/addresses.port';
import { GuestCarts } from '../../application/customer/guest-carts.port';
import { PasswordResets } from '../../application/customer/password-resets.port';
import { SavedCards } from '../../application/customer/saved-cards.port';
import { Sessions } from '../../application/customer/sessions.port';
import { PaymentConfiguration } from '../../application/checkout/payment-configuration.port';
import { SandboxCollectRequests } from '../../application/checkout/sandbox-collect-requests.port';
import { DeliveryCalendars } from '../../application/fulfilment/delivery-calendars.port';
import { DeliverySpeeds } from '../../application/fulfilment/delivery-speeds.port';
import { DriverSlots } from '../../application/fulfilment/driver-slots.port';
import { ServiceLocations } from '../../application/fulfilment/service-locations.port';
import { Mails } from '../../application/shared/mails.port';
import { OrderLocations } from '../../application/wallet/order-locations.port';
import { CartAdditions } from '../../application/cart/cart-additions.port';
import { CartLines } from '../../application/cart/cart-lines.port';
import { CartPricing } from '../../application/cart/cart-pricing.port';
import { Carts } from '../../application/cart/carts.port';
import { Coupons } from '../../application/cart/coupons.port';
import { Offers } from '../../application/cart/offers.port';
import { RedeemableBalance } from '../../application/cart/redeemable-balance.port';
import { Stock } from '../../application/cart/stock.port';
import { Customers } from '../../application/customer/customers.port';
import { Categories } from '../../application/catalog/categories.port';
import { HomeContents } from '../../application/catalog/home-contents.port';
import { Listings } from '../../application/catalog/listings.port';
import { ProductCards } from '../../application/catalog/product-cards.port';
import { ProductPopularity } from '../../application/catalog/product-popularity.port';
import { Products } from '../../application/catalog/products.port';
import { AgeChecks } from '../../application/identity/age-checks.port';
import { CartsToOrder } from '../../application/identity/carts-to-order.port';
import { FaceChecks } from '../../application/identity/face-checks.port';
import { IdentityApplications } from '../../application/identity/identity-applications.port';
import { PersonalData } from '../../application/identity/personal-data.port';
import { Zipcodes } from '../../application/location/zipcodes.port';
import { OrderHistory } from '../../application/order/order-history.port';
import { OrderPayments } from '../../application/order/order-payments.port';
import { Orders } from '../../application/order/orders.port';
import { Retailers } from '../../application/vendor/retailers.port';
import { VendorProducts } from '../../application/vendor/vendor-products.port';
import { Vendors } from '../../application/vendor/vendors.port';
import { RedeemableOffers } from '../../application/wallet/redeemable-offers.port';
import { RedemptionHolds } from '../../application/wallet/redemption-holds.port';
import { WalletLots } from '../../application/wallet/wallet-lots.port';
import { WalletProducts } from '../../application/wallet/wallet-products.port';
import { Wallets } from '../../application/wallet/wallets.port';
import { SpentChallenges } from '../../application/shared/spent-challenges.port';
import { PostgresCartAdditions } from './cart/postgres-cart-additions';
import { PostgresCartLines } from './cart/postgres-cart-lines';
import { PostgresCartPricing } from './cart/postgres-cart-pricing';
import { PostgresCarts } from './cart/postgres-carts';
import { PostgresCoupons } from './cart/postgres-coupons';
import { PostgresOffers } from './cart/postgres-offers';
import { PostgresRedeemableBalance } from './wallet/postgres-redeemable-balance';
import { PostgresStock } from './cart/postgres-stock';
import { PostgresCustomers } from './customer/postgres-customers';
import { PostgresChargedOrders } from './checkout/postgres-charged-orders';
import { PostgresRefunds } from './checkout/postgres-refunds';
import { PostgresCardEvents } from './checkout/postgres-card-events';
import { PostgresPaymentHolds } from './checkout/postgres-payment-holds';
import { PostgresOrderAttempts } from './checkout/postgres-order-attempts';
import { PostgresAddresses } from './customer/postgres-addresses';
import { PostgresGuestCarts } from './customer/postgres-guest-carts';
import { PostgresPasswordResets } from './customer/postgres-password-resets';
import { PostgresSavedCards } from './customer/postgres-saved-cards';
import { PostgresSessions } from './customer/postgres-sessions';
import { PostgresPaymentConfiguration } from './checkout/postgres-payment-configuration';
import { PostgresSandboxCollectRequests } from './checkout/postgres-sandbox-collect-requests';
import { PostgresDeliveryCalendars } from './fulfilment/postgres-delivery-calendars';
import { PostgresDeliverySpeeds } from './fulfilment/postgres-delivery-speeds';
import { PostgresDriverSlots } from './fulfilment/postgres-driver-slots';
import { PostgresServiceLocations } from './fulfilment/postgres-service-locations';
import { PostgresMails } from './postgres-mails';
import { PostgresOrderLocations } from './wallet/postgres-order-locations';
import { PostgresCategories } from './catalog/postgres-categories';
import { PostgresHomeContents } from './catalog/postgres-home-contents';
import { PostgresListings } from './catalog/postgres-listings';
import { PostgresProductCards } from './catalog/postgres-product-cards';
import { PostgresProductPopularity } from './catalog/postgres-product-popularity';
import { PostgresProducts } from './catalog/postgres-products';
import { PostgresAgeChecks } from './identity/postgres-age-checks';
import { PostgresCartsToOrder } from './identity/postgres-carts-to-order';
import { PostgresPersonalData } from './identity/postgres-personal-data';
import { PostgresFaceChecks } from './identity/postgres-face-checks';
import { PostgresIdentityApplications } from './identity/postgres-identity-applications';
import { PostgresZipcodes } from './location/postgres-zipcodes';
import { PostgresOrderHistory } from './order/postgres-order-history';
import { PostgresOrderPayments } from './order/postgres-order-payments';
import { PostgresOrders } from './order/postgres-orders';
import { PostgresSpentChallenges } from './postgres-spent-challenges';
import { PostgresRetailers } from './vendor/postgres-retailers';
import { PostgresVendorProducts } from './vendor/postgres-vendor-products';
import { PostgresVendors } from './vendor/postgres-vendors';
import { PostgresRedeemableOffers } from './wallet/postgres-redeemable-offers';
import { PostgresRedemptionHolds } from './wallet/postgres-redemption-holds';
import { PostgresWalletLots } from './wallet/postgres-wallet-lots';
import { PostgresWalletProducts } from './wallet/postgres-wallet-products';
import { PostgresWallets } from './wallet/postgres-wallets';
import { PostgresRawSql, RawSql } from './raw-sql';
import { bind } from './repository-registry';

/** The adapter of each repository port, a line per binding. */
export const REPOSITORIES = new Map([
  bind(SpentChallenges, PostgresSpentChallenges),
  bind(Zipcodes, PostgresZipcodes),
  bind(Categories, PostgresCategories),
  bind(Listings, PostgresListings),
  bind(ProductCards, PostgresProductCards),
  bind(ProductPopularity, PostgresProductPopularity),
  bind(Products, PostgresProducts),
  bind(HomeContents, PostgresHomeContents),
  bind(Vendors, PostgresVendors),
  bind(VendorProducts, PostgresVendorProducts),
  bind(Retailers, PostgresRetailers),
  bind(Orders, PostgresOrders),
  bind(OrderPayments, PostgresOrderPayments),
  bind(OrderHistory, PostgresOrderHistory),
  bind(IdentityApplications, PostgresIdentityApplications),
  bind(AgeChecks, PostgresAgeChecks),
  bind(PersonalData, PostgresPersonalData),
  bind(FaceChecks, PostgresFaceChecks),
  bind(CartsToOrder, PostgresCartsToOrder),
  bind(CartAdditions, PostgresCartAdditions),
  bind(CartLines, PostgresCartLines),
  bind(CartPricing, PostgresCartPricing),
  bind(Carts, PostgresCarts),
  bind(Coupons, PostgresCoupons),
  bind(Offers, PostgresOffers),
  bind(RedeemableBalance, PostgresRedeemableBalance),
  bind(Stock, PostgresStock),
  bind(Customers, PostgresCustomers),
  bind(Addresses, PostgresAddresses),
  bind(GuestCarts, PostgresGuestCarts),
  bind(PasswordResets, PostgresPasswordResets),
  bind(SavedCards, PostgresSavedCards),
  bind(Sessions, PostgresSessions),
  bind(Wallets, PostgresWallets),
  bind(WalletLots, PostgresWalletLots),
  bind(WalletProducts, PostgresWalletProducts),
  bind(RedeemableOffers, PostgresRedeemableOffers),
  bind(RedemptionHolds, PostgresRedemptionHolds),
  bind(PaymentHolds, PostgresPaymentHolds),
  bind(Refunds, PostgresRefunds),
  bind(CardEvents, PostgresCardEvents),
  bind(ChargedOrders, PostgresChargedOrders),
  bind(PaymentConfiguration, PostgresPaymentConfiguration),
  bind(SandboxCollectRequests, PostgresSandboxCollectRequests),
  bind(OrderAttempts, PostgresOrderAttempts),
  bind(DeliveryCalendars, PostgresDeliveryCalendars),
  bind(DeliverySpeeds, PostgresDeliverySpeeds),
  bind(DriverSlots, PostgresDriverSlots),
  bind(ServiceLocations, PostgresServiceLocations),
  bind(Mails, PostgresMails),
  bind(RawSql, PostgresRawSql),
  bind(OrderLocations, PostgresOrderLocations),
]);
