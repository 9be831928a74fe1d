import { injectable } from 'inversify';
import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { VisitorCart } from '../../../application/customer/visitor-cart.port';
import {
  CheckIdentity,
  type CheckOutcome,
  type CheckStep,
} from '../../../application/identity/check-identity';
import { IdentityChecks } from '../../../application/identity/identity-checks.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { CHECK_PARTS, type CheckPart, type DocumentSide } from '../../../domain/identity/identity';
import type { Picture } from '../../../domain/identity/picture';
import { identityCheckTexts } from '../../../texts/identity/identity-check';
import { type FormDraft, FormDrafts } from '../../customer/form-draft';
import { guestEmailPath, signInPath } from '../../shared/paths/paths';
import { type PickedFile, pictureFrom, SelfieCapture } from '../selfie-capture/selfie-capture';
import { checkProblem } from './check-problem';

/** KYC-10..12 */
const MISSING: Readonly<Record<CheckPart, string>> = identityCheckTexts.missing;

const STEPS: readonly CheckStep[] = [...CHECK_PARTS, 'verifying'];

interface Draft {
  readonly applicationId: string;
  readonly documents: Readonly<Record<DocumentSide, Picture | null>>;
  readonly selfie: Picture | null;
}

/** The identity check: two sides of a document, a selfie, and the result (KYC-01..26). */
@injectable()
export class IdentityCheckViewModel {
  private applicationId = '';
  private documents: Readonly<Record<DocumentSide, Picture | null>> = { front: null, back: null };
  private errors: Readonly<Partial<Record<CheckPart, string>>> = {};
  private refusals = 0;
  private step: CheckStep | null = null;
  private isSimulated = false;
  private isDeleting = false;
  /** The documents that are being read. */
  private reading: Promise<unknown> = Promise.resolve();
  private readonly draft: FormDraft<Draft>;

  constructor(
    private readonly checkIdentity: CheckIdentity,
    private readonly checks: IdentityChecks,
    private readonly visitorCart: VisitorCart,
    private readonly notifier: Notifier,
    readonly selfie: SelfieCapture,
    drafts: FormDrafts,
  ) {
    this.draft = drafts.of('identity check');
    makeAutoObservable<this, 'reading' | 'errors'>(
      this,
      { reading: false, errors: observableShallow },
      { autoBind: true, deep: false },
    );
  }

  get isOffered(): boolean {
    return this.checks.isOffered;
  }

  get state() {
    const { step } = this;
    return {
      applicationId: this.applicationId,
      documents: this.documents,
      selfie: this.selfie.state,
      errors: this.selfie.picture ? withoutMissing(this.errors) : this.errors,
      refusals: this.refusals,
      isSimulated: this.isSimulated,
      mayDelete: this.checks.canDeletePictures,
      isDeleting: this.isDeleting,
      progress: step && { text: identityCheckTexts.steps[step], done: STEPS.indexOf(step), of: STEPS.length },
    };
  }

  /** Generates a unique id, new for each visit (KYC-06). */
  async begin(): Promise<void> {
    if (!this.isOffered) return;
    this.resumeDraft();
    this.applicationId = this.checkIdentity.applicationId(this.applicationId);
    const identity = await this.checks.status();
    runInAction(() => (this.isSimulated = identity.ok && identity.value.isSimulated));
  }

  nameApplication(id: string): void {
    this.applicationId = id;
  }

  /** Rejects a file that is not a picture, with a message (KYC-25). */
  pick(side: DocumentSide, file: PickedFile): Promise<void> {
    const picked = this.read(side, file);
    this.reading = Promise.all([this.reading, picked]);
    return picked;
  }

  /** Resolves with the path to go to, or null to stay. */
  async submit(): Promise<string | null> {
    await Promise.all([this.reading, this.selfie.taken()]);
    if (this.step) return null;
    const pictures = runInAction(() => this.allPictures());
    if (!pictures) return null;
    const application = { id: this.checkIdentity.applicationId(this.applicationId), pictures };
    const outcome = await this.checkIdentity.execute(application, (step) => this.reach(step));
    runInAction(() => (this.step = null));
    return this.finish(outcome);
  }

  /** Deletes the pictures of all checks of this customer, and those chosen here. */
  async deletePictures(): Promise<void> {
    if (this.isDeleting || this.step) return;
    this.isDeleting = true;
    const answer = await this.checks.deletePictures();
    runInAction(() => {
      this.isDeleting = false;
      if (answer.ok) this.forgetPictures();
    });
    if (answer.ok) this.notifier.success(identityCheckTexts.deleted);
    else this.notifier.failure(identityCheckTexts.notDeleted);
  }

  dispose(): void {
    const { applicationId, documents, selfie } = this;
    this.draft.leave({ applicationId, documents, selfie: selfie.picture });
    selfie.stop();
  }

  private async read(side: DocumentSide, file: PickedFile): Promise<void> {
    const picture = await pictureFrom(file);
    if (!picture.ok) this.notifier.failure(identityCheckTexts.uploadFailed);
    runInAction(() => {
      this.documents = { ...this.documents, [side]: picture.ok ? picture.value : null };
      this.errors = { ...this.errors, [side]: picture.ok ? undefined : picture.failure.message };
    });
  }

  private resumeDraft(): void {
    const draft = this.draft.resume();
    if (!draft) return;
    this.applicationId = draft.applicationId;
    this.documents = draft.documents;
    if (draft.selfie) this.selfie.show(draft.selfie);
  }

  /** KYC-09: all three pictures; null, with messages, if some are missing. */
  private allPictures(): Record<CheckPart, Picture> | null {
    const { front, back } = this.documents;
    const selfie = this.selfie.picture;
    if (front && back && selfie) {
      this.errors = {};
      return { front, back, selfie };
    }
    this.refuse({
      front: front ? undefined : MISSING.front,
      back: back ? undefined : MISSING.back,
      selfie: selfie ? undefined : MISSING.selfie,
    });
    return null;
  }

  private refuse(errors: Readonly<Partial<Record<CheckPart, string>>>): void {
    this.errors = errors;
    this.refusals += 1;
  }

  private forgetPictures(): void {
    this.documents = { front: null, back: null };
    this.errors = {};
    this.selfie.stop();
  }

  private reach(step: CheckStep): void {
    this.step = step;
  }

  private finish(outcome: CheckOutcome): string | null {
    if (outcome.kind === 'verified') {
      this.notifier.success(identityCheckTexts.verified(outcome.percent));
      this.notifier.success(identityCheckTexts.signInNext);
      // A shopper who is still signed in is redirected from there.
      return this.visitorCart.id() ? guestEmailPath() : signInPath();
    }
    if (outcome.kind === 'upload-refused')
      this.refuse({ [outcome.part]: outcome.message || identityCheckTexts.uploadFailed });
    this.notifier.failure(checkProblem(outcome));
    return null;
  }
}

/** Drops the message about a missing selfie; other messages stay. */
function withoutMissing(errors: Readonly<Partial<Record<CheckPart, string>>>) {
  return errors.selfie === MISSING.selfie ? { ...errors, selfie: undefined } : errors;
}
