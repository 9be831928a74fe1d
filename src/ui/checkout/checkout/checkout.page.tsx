import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { checkoutTexts } from '../../../texts/checkout/checkout';
import { CheckoutHeaderView } from '../../shared/page-shell/checkout-header.view';
import { PageTitle } from '../../shared/page-head/page-title';
import { PageShell } from '../../shared/page-shell/page-shell.view';
import { AddressStep } from '../address-step/address-step';
import type { ParameterOf } from '../../shared/paths/path';
import { cartPath, checkoutPath } from '../../shared/paths/paths';
import { LinkTabs } from '../../shared/tabs/link-tabs';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { CardStep } from '../card-step/card-step';
import { OrderPlaced } from '../order-placed/order-placed';
import { usePlacedOrder } from '../order-placed/use-placed-order';
import { StepWithOrder } from '../order-overview/step-with-order';
import { SummaryStep } from '../summary-step/summary-step';
import { CheckoutViewModel } from './checkout.view-model';

const STEPS_BEFORE_SUMMARY = { address: AddressStep, card: CardStep } as const;

/** `/cart/:tab` (ROUTE-41) */
export const CheckoutPage = observer(function CheckoutPage() {
  const { tab: requestedTab } = useParams<ParameterOf<typeof checkoutPath>>();
  const { pathname, search } = useLocation();
  const { placed } = usePlacedOrder();
  const checkout = useViewModel(CheckoutViewModel);
  useTab(checkout, requestedTab, placed === '');

  const { tab, tabs, title } = checkout.state;
  const header = placed ? (
    <CheckoutHeaderView />
  ) : (
    <CheckoutHeaderView
      back={{ label: checkoutTexts.backToCart, href: cartPath() }}
      title={title}
      steps={<LinkTabs variant="steps" label={checkoutTexts.steps} tabs={tabs} />}
    />
  );
  return (
    <PageShell header={header} routeKey={pathname + search}>
      <PageTitle screen={placed ? checkoutTexts.placedTitle : checkoutTexts.title} />
      {placed ? <OrderPlaced orderId={placed} /> : tab && <Step tab={tab} />}
    </PageShell>
  );
});

function Step({ tab }: { tab: CheckoutTab }) {
  if (tab === 'checkout') return <SummaryStep />;
  const StepBefore = STEPS_BEFORE_SUMMARY[tab];
  return (
    <StepWithOrder>
      <StepBefore />
    </StepWithOrder>
  );
}

/** Opens the tab of the URL, or redirects if that tab may not be opened. */
function useTab(checkout: CheckoutViewModel, tab: string | undefined, isUnderWay: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const instead = isUnderWay ? checkout.open(tab) : null;
    if (instead !== null) void navigate(instead, { replace: true });
  }, [checkout, tab, isUnderWay, navigate]);
}
