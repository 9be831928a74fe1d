import { injectable } from 'inversify';
import {
  Camera,
  type CameraEvents,
  type CameraHost,
  type CameraView,
} from '../../application/identity/camera.port';
import type { Picture } from '../../domain/identity/picture';
import type { LiveWebcam } from './live-webcam';

/** The browser's camera. The widget is loaded when a camera is first opened. */
@injectable()
export class WebcamCamera extends Camera {
  open(host: CameraHost, events: CameraEvents): CameraView {
    return new WebcamView(host as HTMLElement, events);
  }
}

class WebcamView implements CameraView {
  private webcam: LiveWebcam | null = null;
  private isClosed = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly events: CameraEvents,
  ) {
    void this.start();
  }

  async capture(): Promise<Picture | null> {
    return this.webcam?.capture() ?? null;
  }

  close(): void {
    this.isClosed = true;
    this.webcam?.stop();
    this.webcam = null;
  }

  private async start(): Promise<void> {
    // Absent in old browsers, and on pages without TLS.
    if (!('mediaDevices' in navigator)) return this.notify(() => this.events.failed('unsupported'));
    try {
      const { startWebcam } = await import('./live-webcam');
      if (this.isClosed) return;
      this.webcam = startWebcam(this.host, {
        ready: () => this.notify(() => this.events.ready()),
        failed: (problem) => this.notify(() => this.events.failed(problem)),
      });
    } catch {
      this.notify(() => this.events.failed('unsupported'));
    }
  }

  private notify(report: () => void): void {
    if (!this.isClosed) report();
  }
}
