import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom';
import { PlaceStore } from '../location/place.store';
import { useApp, useStore } from '../shared/app-context';
import { BuyerOnly } from './guards/buyer-only';
import { MemberOnly } from './guards/member-only';
import { BareLayout } from './layout/bare-layout';
import { HeaderOnly } from './layout/header-only';
import { ShopLayout } from './layout/shop-layout';
import { NotFoundView } from './not-found.view';
import { DigitsOnly } from './routing/digits-only';
import { Preloading } from './routing/preloading';
import { screensOf } from './routing/screens';

/** Every path of the shop and its screen (B§2, C§2). */
export const AppRoutes = observer(function AppRoutes() {
  const app = useApp();
  const { place } = useStore(PlaceStore);
  const [Screen] = useState(() => screensOf(app));
  const routes = createRoutesFromElements(
    <>
      <Route element={<BareLayout />}>
        {!place.isGatePassed && <Route path="/" element={<Screen.entryGate />} />}
        <Route path="/splash" element={<Screen.splash />} />
        <Route
          path="/cart/:cartflow"
          element={
            <BuyerOnly>
              <Screen.checkout />
            </BuyerOnly>
          }
        />
      </Route>
      <Route path="/header" element={<HeaderOnly />} />
      <Route element={<ShopLayout />}>
        {place.isGatePassed && <Route path="/" element={<Screen.home />} />}
        <Route path="/home" element={<Screen.home />} />
        <Route path="/store" element={<Screen.home />} />
        <Route path="/store/search" element={<Screen.storeSearch />} />
        <Route
          path="/store/:productID"
          element={
            <DigitsOnly param="productID">
              <Screen.productDetail />
            </DigitsOnly>
          }
        />
        <Route
          path="/store/category/:categoryName/:categoryId"
          element={
            <DigitsOnly param="categoryId">
              <Screen.categoryListing />
            </DigitsOnly>
          }
        />
        <Route path="/store/category/:first/:second/:third" element={<Screen.categoryRoute />} />
        <Route path="/category/:categoryName" element={<Screen.categoryTab />} />
        <Route
          path="/category/:categoryName/product/:productID"
          element={
            <DigitsOnly param="productID">
              <Screen.productDetail />
            </DigitsOnly>
          }
        />
        <Route path="/search" element={<Screen.searchResults />} />
        <Route path="/search/results" element={<Screen.searchResults />} />
        <Route path="/vendor/florist" element={<Screen.florist />} />
        <Route
          path="/vendor/:vendorId"
          element={
            <DigitsOnly param="vendorId">
              <Screen.vendor />
            </DigitsOnly>
          }
        />
        <Route path="/signIn" element={<Screen.signIn />} />
        <Route path="/createAccount" element={<Screen.auth />} />
        <Route path="/forgot/password" element={<Screen.forgotPassword />} />
        <Route path="/account/resetpassword" element={<Screen.updatePassword />} />
        <Route path="/guest/register" element={<Screen.guestEmail />} />
        <Route path="/ship/options" element={<Screen.deliveryOptions />} />
        <Route path="/cart" element={<Screen.cart />} />
        <Route path="/currentZipCodes/:city/:state" element={<Screen.servedZipcodes />} />
        <Route path="/party/locator" element={<Screen.storeLocator />} />
        <Route path="/contact-us" element={<Screen.contactUs />} />
        <Route path="/faq" element={<Screen.faq />} />
        <Route path="/privacy-policy" element={<Screen.privacyPolicy />} />
        <Route path="/terms-conditions" element={<Screen.termsConditions />} />
        <Route path="/about-us" element={<Screen.aboutUs />} />
        <Route path="/refund-policy" element={<Screen.refundPolicy />} />
        <Route path="/order/status" element={<Screen.orderStatus />} />
        <Route path="/stepper" element={<Screen.stepper />} />
        <Route path="/payment/success" element={<Screen.paymentSuccess />} />
        <Route path="/payment/fail" element={<Screen.paymentFail />} />
        <Route
          path="/kyc"
          element={
            <MemberOnly>
              <Screen.kyc />
            </MemberOnly>
          }
        />
        <Route
          path="/verifyFace"
          element={
            <MemberOnly>
              <Screen.verifyFace />
            </MemberOnly>
          }
        />
        <Route
          path="/setting/order"
          element={
            <MemberOnly>
              <Screen.myOrders />
            </MemberOnly>
          }
        />
        <Route
          path="/setting/user"
          element={
            <MemberOnly>
              <Screen.myAccount />
            </MemberOnly>
          }
        />
        <Route
          path="/setting/chat"
          element={
            <MemberOnly>
              <Screen.settingChat />
            </MemberOnly>
          }
        />
        <Route
          path="/wallet/shipping"
          element={
            <MemberOnly>
              <Screen.walletShipping />
            </MemberOnly>
          }
        />
        <Route
          path="/wallet/product/:retailerId"
          element={
            <MemberOnly>
              <Screen.walletProducts />
            </MemberOnly>
          }
        />
        <Route path="/setting/:settingParam" element={<Navigate to="/setting/user" replace />} />
        <Route path="*" element={<NotFoundView />} />
      </Route>
    </>,
  );
  return <Preloading routes={routes}>{useRoutes(routes)}</Preloading>;
});
