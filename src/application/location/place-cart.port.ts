import type { MovePreview } from '../../domain/location/move-preview';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';

/** What was chosen for the place in which the shopper shops; a move to another zipcode empties it. */
export abstract class PlaceCart {
  abstract unitCount(): number;
  /** Reports every later count; returns a function that unsubscribes. */
  abstract onUnitCount(listener: (count: number) => void): () => void;
  /** null when a move would lose nothing. */
  abstract previewMove(
    from: Zipcode | null,
    to: ServiceArea,
  ): Promise<Result<MovePreview | null, Unavailable>>;
  /** Fails when it cannot be emptied now. */
  abstract clear(): Promise<Result<null, Unavailable>>;
}
