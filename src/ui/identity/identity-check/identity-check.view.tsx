import { useId } from 'react';
import { APPLICATION_ID_MAX_LENGTH } from '../../../../rules/identity/application-id';
import { identityCheckTexts } from '../../../texts/identity/identity-check';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { Form } from '../../shared/field/form';
import { errorsOf, FormErrorSummary } from '../../shared/field/form-error-summary';
import { TextField } from '../../shared/field/text-field';
import { Notice } from '../../shared/notice/notice';
import { myAccountPath } from '../../shared/paths/paths';
import type { PickedFile } from '../selfie-capture/selfie-capture';
import type { PreviewPicture } from '../selfie-capture/picture-preview';
import { type SelfieActions, SelfieCamera, type SelfieState } from '../selfie-capture/selfie-camera';
import { DocumentPicker } from './document-picker';
import check from '../check.module.css';
import styles from './identity-check.module.css';

type Side = 'front' | 'back';
type Part = Side | 'selfie';

interface IdentityCheckState {
  applicationId: string;
  documents: Readonly<Record<Side, PreviewPicture | null>>;
  selfie: SelfieState;
  errors: Readonly<Partial<Record<Part, string>>>;
  refusals: number;
  isSimulated: boolean;
  mayDelete: boolean;
  isDeleting: boolean;
  progress: { text: string; done: number; of: number } | null;
}

interface IdentityCheckActions {
  nameApplication(id: string): void;
  pick(side: Side, file: PickedFile): unknown;
  selfie: SelfieActions;
  deletePictures(): void;
  submit(): void;
}

interface IdentityCheckViewProps {
  state: IdentityCheckState;
  isUpdate: boolean;
  actions: IdentityCheckActions;
}

/** The identity check (KYC-01..08). */
export function IdentityCheckView({ state, isUpdate, actions }: IdentityCheckViewProps) {
  const id = useId();
  const { errors, progress } = state;
  const document = (side: Side, label: string) => (
    <DocumentPicker
      id={`${id}-${side}`}
      label={label}
      picture={state.documents[side]}
      error={errors[side]}
      onPick={(file) => void actions.pick(side, file)}
    />
  );
  return (
    <Form className={check.check} onSubmit={actions.submit}>
      <h1>{identityCheckTexts.title}</h1>
      <p className={check.lead}>{identityCheckTexts.lead}</p>
      {state.isSimulated && <SimulationNotice />}
      <FormErrorSummary errors={errorsOf(id, errors)} refusals={state.refusals} />
      <div className={styles.documents}>
        {document('front', identityCheckTexts.front)}
        {document('back', identityCheckTexts.back)}
      </div>
      <SelfieCamera id={`${id}-selfie`} state={state.selfie} actions={actions.selfie} error={errors.selfie} />
      <ApplicationId id={state.applicationId} onChange={actions.nameApplication} />
      {progress && <Progress {...progress} />}
      <Buttons busy={progress !== null} canCancel={isUpdate} />
      {state.mayDelete && <DeletePictures busy={state.isDeleting} onDelete={actions.deletePictures} />}
    </Form>
  );
}

function SimulationNotice() {
  return (
    <Notice tone="warning" title={identityCheckTexts.simulated}>
      <p>{identityCheckTexts.simulatedHow}</p>
    </Notice>
  );
}

function ApplicationId({ id, onChange }: { id: string; onChange: (id: string) => void }) {
  return (
    <TextField
      label={identityCheckTexts.applicationId}
      name="application-id"
      autoComplete="off"
      spellCheck={false}
      maxLength={APPLICATION_ID_MAX_LENGTH}
      hint={identityCheckTexts.applicationIdHint}
      value={id}
      onChange={onChange}
    />
  );
}

function Buttons({ busy, canCancel }: { busy: boolean; canCancel: boolean }) {
  return (
    <div className={check.buttons}>
      <Button type="submit" size="large" busy={busy}>
        {identityCheckTexts.submit}
      </Button>
      {canCancel && (
        <LinkButton href={myAccountPath()} variant="secondary" size="large">
          {identityCheckTexts.cancel}
        </LinkButton>
      )}
    </div>
  );
}

function DeletePictures({ busy, onDelete }: { busy: boolean; onDelete: () => void }) {
  return (
    <div className={styles.deletion}>
      <p className={check.lead}>{identityCheckTexts.mayDelete}</p>
      <Button variant="secondary" busy={busy} onClick={onDelete}>
        {identityCheckTexts.deletePictures}
      </Button>
    </div>
  );
}

function Progress({ text, done, of }: { text: string; done: number; of: number }) {
  const id = useId();
  return (
    <div className={styles.progress} role="status">
      <label htmlFor={id}>{identityCheckTexts.progress(text, done + 1, of)}</label>
      <progress id={id} value={done} max={of} />
    </div>
  );
}
