import { useId } from 'react';
import { faceCheckTexts } from '../../../texts/checkout/face-check';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { Form } from '../../shared/field/form';
import { Notice } from '../../shared/notice/notice';
import { FailureState } from '../../shared/state/failure-state';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import {
  type SelfieActions,
  SelfieCamera,
  type SelfieState,
} from '../../identity/selfie-capture/selfie-camera';
import styles from '../../identity/check.module.css';
import { checkoutPath, identityCheckPath } from '../../shared/paths/paths';

interface FaceCheckState {
  status: 'loading' | 'ready' | 'failed';
  failureText: string;
  /** Why this customer cannot be checked at all; blank otherwise. */
  problem: string;
  /** False for a backend without identity checks. */
  offersIdentityCheck: boolean;
  isSimulated: boolean;
  selfie: SelfieState;
  error: string;
  isVerifying: boolean;
}

interface FaceCheckViewProps {
  state: FaceCheckState;
  actions: { selfie: SelfieActions; verify: () => void; retry: () => void };
}

/** The face check before an order (KYC-27). */
export function FaceCheckView({ state, actions }: FaceCheckViewProps) {
  return (
    <div className={styles.check}>
      <h1>{faceCheckTexts.title}</h1>
      {bodyOf(state, actions)}
    </div>
  );
}

function bodyOf(state: FaceCheckState, actions: FaceCheckViewProps['actions']) {
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') return <FailureState message={state.failureText} onRetry={actions.retry} />;
  return state.problem ? <NotVerifiedYet {...state} /> : <FaceForm {...{ state, actions }} />;
}

function FaceForm({ state, actions }: FaceCheckViewProps) {
  const id = useId();
  return (
    <Form className={styles.form} onSubmit={actions.verify}>
      <p className={styles.lead}>{faceCheckTexts.lead}</p>
      {state.isSimulated && (
        <Notice tone="warning" title={faceCheckTexts.simulated}>
          <p>{faceCheckTexts.simulatedHow}</p>
        </Notice>
      )}
      <SelfieCamera id={id} state={state.selfie} actions={actions.selfie} error={state.error} />
      <div className={styles.buttons}>
        <Button type="submit" size="large" busy={state.isVerifying}>
          {faceCheckTexts.verify}
        </Button>
        <LinkButton href={checkoutPath({ tab: 'card' })} variant="secondary" size="large">
          {faceCheckTexts.back}
        </LinkButton>
      </div>
    </Form>
  );
}

/** KYC-32 */
function NotVerifiedYet({
  problem,
  offersIdentityCheck,
}: Pick<FaceCheckState, 'problem' | 'offersIdentityCheck'>) {
  if (!offersIdentityCheck) return <Notice tone="failure" title={problem} />;
  return (
    <>
      <Notice tone="failure" title={problem}>
        <p>{faceCheckTexts.notVerifiedYet}</p>
      </Notice>
      <div className={styles.buttons}>
        <LinkButton href={identityCheckPath({ mode: 'update' })} size="large">
          {faceCheckTexts.verifyIdentity}
        </LinkButton>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={faceCheckTexts.loading}>
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
