import { servedZipcodesTexts } from '../../../texts/location/served-zipcodes';
import { LinkButton } from '../../shared/button/link-button';
import { allCategoriesPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './served-zipcodes.module.css';

interface ServedZipcodesState {
  status: 'loading' | 'ready' | 'failed';
  failureText: string;
  /** `New York, NY` */
  place: string;
  zipcodes: readonly string[];
}

interface ServedZipcodesViewProps {
  state: ServedZipcodesState;
  actions: { retry: () => void };
}

/** The list, without a heading: page and dialog have their own. */
export function ServedZipcodesView({ state, actions }: ServedZipcodesViewProps) {
  if (state.status === 'loading') return <ZipcodesSkeleton />;
  if (state.status === 'failed') return <FailureState message={state.failureText} onRetry={actions.retry} />;
  if (state.zipcodes.length === 0) return <NoneServed place={state.place} />;
  return (
    <>
      <p className={styles.count} role="status">
        {servedZipcodesTexts.count(state.zipcodes.length)}
      </p>
      <ul className={styles.zipcodes} aria-label={servedZipcodesTexts.list(state.place)}>
        {state.zipcodes.map((zipcode) => (
          <li key={zipcode} className={styles.zipcode}>
            {zipcode}
          </li>
        ))}
      </ul>
    </>
  );
}

function NoneServed({ place }: { place: string }) {
  return (
    <EmptyState
      icon="pin"
      title={servedZipcodesTexts.none(place)}
      text={servedZipcodesTexts.noneText}
      action={
        <LinkButton variant="secondary" href={allCategoriesPath()}>
          {servedZipcodesTexts.browse}
        </LinkButton>
      }
    />
  );
}

function ZipcodesSkeleton() {
  return (
    <SkeletonGroup label={servedZipcodesTexts.loading} className={styles.zipcodes}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
