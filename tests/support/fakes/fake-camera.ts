import {
  Camera,
  type CameraEvents,
  type CameraProblem,
  type CameraView,
} from '../../../src/application/identity/camera.port';
import type { Picture } from '../../../src/domain/identity/picture';
import { aPicture } from '../builders/identity';

/** A camera that a test switches on, breaks and unplugs: `camera.events?.ready()`. */
export class FakeCamera extends Camera {
  /** The events of the view that is currently open. */
  events: CameraEvents | null = null;
  picture: Picture | null = aPicture();
  opened = 0;

  open(_host: object, told: CameraEvents): CameraView {
    this.opened += 1;
    const view = new FakeCameraView(this, told);
    this.events = view;
    return view;
  }
}

class FakeCameraView implements CameraView, CameraEvents {
  private isReady = false;

  constructor(
    private readonly camera: FakeCamera,
    private readonly told: CameraEvents,
  ) {}

  ready(): void {
    this.isReady = true;
    this.told.ready();
  }

  failed(problem: CameraProblem): void {
    this.told.failed(problem);
  }

  async capture(): Promise<Picture | null> {
    return this.isReady ? this.camera.picture : null;
  }

  close(): void {
    this.isReady = false;
    if (this.camera.events === this) this.camera.events = null;
  }
}
