import { categoryTabTexts } from '../../../texts/catalog/category-tab';
import { LinkButton } from '../../shared/button/link-button';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import { type LinkTab, LinkTabs } from '../../shared/tabs/link-tabs';
import { CategoryCard, type CategoryCardModel } from './category-card';
import styles from './category-tab.module.css';

interface CategoryTabState {
  status: 'loading' | 'ready' | 'failed';
  failureText: string;
  title: string;
  tabs: readonly LinkTab[];
  shopAll: { label: string; href: string };
  cards: readonly CategoryCardModel[];
}

interface CategoryTabViewProps {
  state: CategoryTabState;
  actions: { retry: () => void };
}

/** A shop page: its categories as cards (HOME-05, X-020). */
export function CategoryTabView({ state, actions }: CategoryTabViewProps) {
  if (state.status === 'failed') return <FailureState message={state.failureText} onRetry={actions.retry} />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{state.title}</h1>
        <LinkButton variant="secondary" href={state.shopAll.href}>
          {state.shopAll.label}
        </LinkButton>
      </header>
      <LinkTabs label={categoryTabTexts.departments} tabs={state.tabs} />
      {state.status === 'loading' ? <CardsSkeleton /> : <Cards cards={state.cards} />}
    </div>
  );
}

function Cards({ cards }: Pick<CategoryTabState, 'cards'>) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CategoryCard {...card} priority={index < 4} />
        </li>
      ))}
    </ul>
  );
}

function CardsSkeleton() {
  return (
    <SkeletonGroup label={categoryTabTexts.loading} className={styles.cards}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </SkeletonGroup>
  );
}
