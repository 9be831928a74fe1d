import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AcceptArea } from '../../../application/location/accept-area';
import type { PreviewMove } from '../../../application/location/preview-move';
import type { MovedItem, MovePreview } from '../../../domain/location/move-preview';
import type { ServiceArea } from '../../../domain/location/service-area';
import type { Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';

export interface MoveLine {
  readonly id: string;
  readonly name: string;
  /** `2 × 750 ml` */
  readonly amount: string;
}

export interface MoveQuestionState {
  /** Empty when none was chosen yet. */
  readonly current: string;
  readonly zipcode: string;
  readonly soldThere: readonly MoveLine[];
  readonly notSoldThere: readonly MoveLine[];
  readonly isMoving: boolean;
}

/** `asked`: the shopper is shown what would be lost, and decides. */
export type MoveOutcome = 'moved' | 'asked';

/** Moves to another zipcode, but not over goods in the cart without having asked. */
export class MoveQuestion {
  private pending: { area: ServiceArea; move: MovePreview } | null = null;
  private isMoving = false;

  constructor(
    private readonly previewMove: PreviewMove,
    private readonly acceptArea: AcceptArea,
    private readonly passesGate = false,
  ) {
    makeAutoObservable<this, 'pending' | 'previewMove' | 'acceptArea' | 'passesGate'>(
      this,
      { pending: observableRef, previewMove: false, acceptArea: false, passesGate: false },
      { autoBind: true },
    );
  }

  /** null while nothing is asked. */
  get state(): MoveQuestionState | null {
    if (!this.pending) return null;
    const { from, zipcode, soldThere, notSoldThere } = this.pending.move;
    return {
      current: from?.value ?? '',
      zipcode: zipcode.value,
      soldThere: soldThere.map(toMoveLine),
      notSoldThere: notSoldThere.map(toMoveLine),
      isMoving: this.isMoving,
    };
  }

  async moveTo(area: ServiceArea): Promise<Result<MoveOutcome, Unavailable>> {
    const preview = await this.previewMove.execute(area);
    if (!preview.ok) return preview;
    const move = preview.value;
    if (!move) return this.accept(area);
    runInAction(() => (this.pending = { area, move }));
    return ok('asked');
  }

  async confirm(): Promise<Result<MoveOutcome, Unavailable>> {
    if (!this.pending || this.isMoving) return ok('asked');
    this.isMoving = true;
    const moved = await this.accept(this.pending.area);
    runInAction(() => {
      this.isMoving = false;
      this.pending = null;
    });
    return moved;
  }

  stay(): void {
    this.pending = null;
  }

  private async accept(area: ServiceArea): Promise<Result<MoveOutcome, Unavailable>> {
    const accepted = await this.acceptArea.execute(area, { passesGate: this.passesGate });
    return accepted.ok ? ok('moved') : failed(accepted.failure);
  }
}

const toMoveLine = ({ id, name, quantity, sizeLabel }: MovedItem): MoveLine => ({
  id,
  name,
  amount: `${quantity} × ${sizeLabel}`,
});
