import type { ZipcodeChangePreview } from '../../domain/location/zipcode-change-preview';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';

/** The cart of the shopping place; another zipcode empties it. */
export abstract class PlaceCart {
  abstract unitCount(): number;
  /** Reports every later count; returns a function that unsubscribes. */
  abstract onUnitCount(listener: (count: number) => void): () => void;
  /** Null if a change would lose nothing. */
  abstract previewZipcodeChange(
    from: Zipcode | null,
    to: ServiceArea,
  ): Promise<Result<ZipcodeChangePreview | null, Unavailable>>;
  /** Fails if the backend cannot be reached. */
  abstract clear(): Promise<Result<null, Unavailable>>;
}
