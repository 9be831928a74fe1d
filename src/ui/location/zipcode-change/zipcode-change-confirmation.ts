import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ChangeServiceArea } from '../../../application/location/change-service-area';
import { PreviewZipcodeChange } from '../../../application/location/preview-zipcode-change';
import type { AffectedItem, ZipcodeChangePreview } from '../../../domain/location/zipcode-change-preview';
import type { ServiceArea } from '../../../domain/location/service-area';
import type { Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { LatestRequest } from '../../shared/view-model/latest-request';

export interface AffectedLine {
  readonly id: string;
  readonly name: string;
  /** `2 × 750 ml` */
  readonly amount: string;
}

export interface ZipcodeChangeQuestion {
  /** Blank if none was chosen yet. */
  readonly current: string;
  readonly zipcode: string;
  readonly soldThere: readonly AffectedLine[];
  readonly notSoldThere: readonly AffectedLine[];
  readonly isChanging: boolean;
}

interface ZipcodeChangeOptions {
  /** Marks the entry gate as passed (GATE-19). */
  readonly passesGate?: boolean;
}

/** `asked`: a dialog shows what would be lost, and the shopper decides. */
export type ZipcodeChangeOutcome = 'changed' | 'asked';

/** Changes the zipcode, and asks first if that empties the cart. */
@injectable('Transient')
export class ZipcodeChangeConfirmation {
  private pending: {
    area: ServiceArea;
    preview: ZipcodeChangePreview;
    options: ZipcodeChangeOptions;
  } | null = null;
  private isChanging = false;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly previewZipcodeChange: PreviewZipcodeChange,
    private readonly changeServiceArea: ChangeServiceArea,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Null while the dialog is closed. */
  get state(): ZipcodeChangeQuestion | null {
    if (!this.pending) return null;
    const { from, zipcode, soldThere, notSoldThere } = this.pending.preview;
    return {
      current: from?.value ?? '',
      zipcode: zipcode.value,
      soldThere: soldThere.map(toAffectedLine),
      notSoldThere: notSoldThere.map(toAffectedLine),
      isChanging: this.isChanging,
    };
  }

  async changeTo(
    area: ServiceArea,
    options: ZipcodeChangeOptions = {},
  ): Promise<Result<ZipcodeChangeOutcome, Unavailable>> {
    const asked = await this.ask(area, options);
    if (!asked.ok) return asked;
    return asked.value ? ok('asked') : this.accept(area, options);
  }

  /** Shows what a change would remove, and changes nothing yet; false if nothing would be removed. */
  async ask(area: ServiceArea, options: ZipcodeChangeOptions = {}): Promise<Result<boolean, Unavailable>> {
    const isWanted = this.latest.begin();
    const answer = await this.previewZipcodeChange.execute(area);
    if (!answer.ok) return answer;
    const preview = answer.value;
    if (preview && isWanted()) runInAction(() => (this.pending = { area, preview, options }));
    return ok(preview !== null);
  }

  async confirm(): Promise<Result<ZipcodeChangeOutcome, Unavailable>> {
    if (!this.pending || this.isChanging) return ok('asked');
    this.isChanging = true;
    const changed = await this.accept(this.pending.area, this.pending.options);
    runInAction(() => {
      this.isChanging = false;
      this.pending = null;
    });
    return changed;
  }

  stay(): void {
    this.latest.cancel();
    this.pending = null;
  }

  private async accept(
    area: ServiceArea,
    options: ZipcodeChangeOptions,
  ): Promise<Result<ZipcodeChangeOutcome, Unavailable>> {
    const accepted = await this.changeServiceArea.execute(area, options);
    return accepted.ok ? ok('changed') : failed(accepted.failure);
  }
}

const toAffectedLine = ({ id, name, quantity, sizeLabel }: AffectedItem): AffectedLine => ({
  id,
  name,
  amount: `${quantity} × ${sizeLabel}`,
});
