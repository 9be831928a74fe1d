import { Camera, type CameraEvents, type CameraView } from '../../../src/application/identity/camera.port';
import type { Picture } from '../../../src/domain/identity/picture';
import { aPicture } from '../builders/identity';

/** A camera that a test switches on, breaks and unplugs: `camera.events?.ready()`. */
export class FakeCamera extends Camera {
  /** Of the view that is open now. */
  events: CameraEvents | null = null;
  picture: Picture | null = aPicture();
  opened = 0;

  open(_host: object, events: CameraEvents): CameraView {
    this.opened += 1;
    this.events = events;
    return new FakeCameraView(this, events);
  }
}

class FakeCameraView implements CameraView {
  constructor(
    private readonly camera: FakeCamera,
    private readonly events: CameraEvents,
  ) {}

  async capture(): Promise<Picture | null> {
    return this.camera.picture;
  }

  close(): void {
    if (this.camera.events === this.events) this.camera.events = null;
  }
}
