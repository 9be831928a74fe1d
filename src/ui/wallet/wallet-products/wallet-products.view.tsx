import { NO_RETAILER_TEXT } from '../../../domain/vendor/retailer';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import type { WalletFilter } from '../../../domain/wallet/wallet-filter';
import { walletProductsTexts } from '../../../texts/wallet/wallet-products';
import { SelectField, type SelectOption } from '../../shared/field/select-field';
import type { FilterDrawerActions } from '../../shared/filters/filter-drawer';
import type { FilterGroupState } from '../../shared/filters/filter-group';
import { FilterButton, FilterLayout } from '../../shared/filters/filter-layout';
import type { ResolvableProblem } from '../../identity/age-problem';
import { useFocusOfInvalid } from '../../shared/focus/use-focus-of-invalid';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { LinkButton } from '../../shared/button/link-button';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import { ORDERS_CRUMB } from '../orders-crumb';
import { myOrdersPath } from '../../shared/paths/paths';
import { VisitTime } from '../../shared/visit-time/visit-time';
import { WalletCard, type WalletProductState } from './wallet-card';
import styles from './wallet-products.module.css';

interface WalletProductsState {
  status: 'loading' | 'ready' | 'failed';
  problem: string;
  /** Whether the retailer of the URL is available. */
  hasRetailer: boolean;
  retailers: readonly SelectOption[];
  retailerId: string;
  date: string | undefined;
  min: string;
  max: string;
  time: string;
  dateProblem: string;
  timeProblem: string;
  timeAdvice: string;
  /** How often something could not be added because the visit was incomplete. */
  refusals: number;
  adding: string;
  /** The product that the shopper may not buy, and why. */
  refused: { productId: string; problem: ResolvableProblem } | null;
  sorts: readonly SelectOption[];
  sort: string;
  filters: readonly FilterGroupState<WalletFilter>[];
  isDrawerOpen: boolean;
  hasProducts: boolean;
  products: readonly WalletProductState[];
}

interface WalletProductsActions extends FilterDrawerActions<WalletFilter> {
  chooseRetailer: (id: string) => void;
  pickDate: (iso: string) => void;
  pickTime: (time: string) => void;
  sortBy: (value: string) => void;
  openDrawer: () => void;
  add: (product: WalletProduct, millilitres: number) => void;
  /** Confirms that the shopper is over 21, and adds what was refused without that. */
  confirmAge: () => void;
  retry: () => void;
}

interface Props {
  state: WalletProductsState;
  actions: WalletProductsActions;
}

/** WAL-04 to WAL-23 */
export function WalletProductsView({ state, actions }: Props) {
  return (
    <section className={styles.screen} aria-labelledby="wallet-products">
      <Breadcrumbs crumbs={[ORDERS_CRUMB, { label: walletProductsTexts.title }]} />
      <h1 id="wallet-products">{walletProductsTexts.title}</h1>
      {state.retailers.length > 0 && <Visit {...{ state, actions }} />}
      {state.status === 'loading' && <ProductGridSkeleton count={4} />}
      {state.status === 'failed' && <FailureState message={state.problem} onRetry={actions.retry} />}
      {state.status === 'ready' && !state.hasRetailer && <NoRetailer />}
      {state.status === 'ready' && state.hasRetailer && <Products {...{ state, actions }} />}
    </section>
  );
}

function Visit({ state, actions }: Props) {
  const visit = useFocusOfInvalid<HTMLDivElement>(state.refusals);
  return (
    <div ref={visit} className={styles.visit} role="group" aria-label={walletProductsTexts.visit}>
      <SelectField
        label={walletProductsTexts.retailer}
        placeholder={walletProductsTexts.chooseRetailer}
        value={state.retailerId}
        options={state.retailers}
        onChange={actions.chooseRetailer}
      />
      <VisitTime {...{ state, actions }} />
    </div>
  );
}

const NoRetailer = () => (
  <Notice tone="warning" live>
    <p>{NO_RETAILER_TEXT}</p>
  </Notice>
);

function Products({ state, actions }: Props) {
  if (!state.hasProducts)
    return (
      <EmptyState
        title={walletProductsTexts.none}
        text={walletProductsTexts.noneHint}
        action={
          <LinkButton href={myOrdersPath({ kind: 'Dine-In' })}>{walletProductsTexts.toWallet}</LinkButton>
        }
      />
    );
  return (
    <FilterLayout groups={state.filters} actions={actions} isDrawerOpen={state.isDrawerOpen}>
      <div className={styles.toolbar}>
        <FilterButton onClick={actions.openDrawer} />
        <SelectField
          label={walletProductsTexts.sortBy}
          inline
          value={state.sort}
          options={state.sorts}
          onChange={actions.sortBy}
        />
      </div>
      <LiveRegion>{state.products.length === 0 && <p>{walletProductsTexts.noMatches}</p>}</LiveRegion>
      <ProductGrid>
        {state.products.map((shown) => (
          <WalletCard
            key={shown.product.id}
            shown={shown}
            isBusy={state.adding === shown.product.id}
            problem={state.refused?.productId === shown.product.id ? state.refused.problem : null}
            onConfirmAge={actions.confirmAge}
            onAdd={(millilitres) => actions.add(shown.product, millilitres)}
          />
        ))}
      </ProductGrid>
    </FilterLayout>
  );
}
