import type { Picture } from '../../domain/identity/picture';

/** Why there is no picture: permission denied, no camera, in use elsewhere, unplugged, or unsupported. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unplugged' | 'unsupported';

/** The element that shows the live picture; only the adapter knows its type. */
export type CameraHost = object;

export interface CameraEvents {
  /** The live picture is shown and can be captured. */
  ready(): void;
  /** It could not be started, or has ended. */
  failed(problem: CameraProblem): void;
}

/** A camera that is on or starting. */
export interface CameraView {
  /** A JPEG of the current picture; null if there is none. */
  capture(): Promise<Picture | null>;
  /** Switches it off; no events follow. */
  close(): void;
}

/** The device's front camera (KYC-03, KYC-28). */
export abstract class Camera {
  abstract open(host: CameraHost, events: CameraEvents): CameraView;
}
