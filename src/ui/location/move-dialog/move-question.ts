import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AcceptArea } from '../../../application/location/accept-area';
import { PreviewMove } from '../../../application/location/preview-move';
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

interface MoveOptions {
  /** The entry gate is not shown any more (GATE-19). */
  readonly passesGate?: boolean;
}

/** `asked`: the shopper is shown what would be lost, and decides. */
export type MoveOutcome = 'moved' | 'asked';

/** Moves to another zipcode, but not over goods in the cart without having asked. */
@injectable('Transient')
export class MoveQuestion {
  private pending: { area: ServiceArea; move: MovePreview; options: MoveOptions } | null = null;
  private isMoving = false;

  constructor(
    private readonly previewMove: PreviewMove,
    private readonly acceptArea: AcceptArea,
  ) {
    makeAutoObservable<this, 'pending' | 'previewMove' | 'acceptArea'>(
      this,
      { pending: observableRef, previewMove: false, acceptArea: false },
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

  async moveTo(area: ServiceArea, options: MoveOptions = {}): Promise<Result<MoveOutcome, Unavailable>> {
    const preview = await this.previewMove.execute(area);
    if (!preview.ok) return preview;
    const move = preview.value;
    if (!move) return this.accept(area, options);
    runInAction(() => (this.pending = { area, move, options }));
    return ok('asked');
  }

  async confirm(): Promise<Result<MoveOutcome, Unavailable>> {
    if (!this.pending || this.isMoving) return ok('asked');
    this.isMoving = true;
    const moved = await this.accept(this.pending.area, this.pending.options);
    runInAction(() => {
      this.isMoving = false;
      this.pending = null;
    });
    return moved;
  }

  stay(): void {
    this.pending = null;
  }

  private async accept(area: ServiceArea, options: MoveOptions): Promise<Result<MoveOutcome, Unavailable>> {
    const accepted = await this.acceptArea.execute(area, options);
    return accepted.ok ? ok('moved') : failed(accepted.failure);
  }
}

const toMoveLine = ({ id, name, quantity, sizeLabel }: MovedItem): MoveLine => ({
  id,
  name,
  amount: `${quantity} × ${sizeLabel}`,
});
