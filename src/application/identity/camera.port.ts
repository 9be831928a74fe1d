import type { Picture } from '../../domain/identity/picture';

/** Why there is no picture: not allowed, none there, in use elsewhere, taken away, or not possible in this browser. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unplugged' | 'unsupported';

/** Where the live picture goes on the screen; the adapter alone looks inside. */
export type CameraHost = object;

export interface CameraEvents {
  /** The live picture is there, and can be taken. */
  ready(): void;
  /** It is not coming, or has ended. */
  failed(problem: CameraProblem): void;
}

/** A camera that is on, or being switched on. */
export interface CameraView {
  /** A JPEG of what it sees now; null when it sees nothing. */
  capture(): Promise<Picture | null>;
  /** Switches it off; nothing is told after that. */
  close(): void;
}

/** The device's camera, which shows the shopper (KYC-03, KYC-28). */
export abstract class Camera {
  abstract open(host: CameraHost, events: CameraEvents): CameraView;
}
