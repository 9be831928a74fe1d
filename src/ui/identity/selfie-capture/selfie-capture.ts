import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import {
  Camera,
  type CameraHost,
  type CameraProblem,
  type CameraView,
} from '../../../application/identity/camera.port';
import { type Picture, parsePicture, pictureTooLarge } from '../../../domain/identity/picture';
import { selfieCaptureTexts } from '../../../texts/identity/selfie-capture';

/** A file as a file input returns it. */
export interface PickedFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

type CaptureStatus = 'off' | 'starting' | 'live' | 'taken' | 'failed';

/** The message for each camera problem. */
const PROBLEM_TEXTS: Readonly<Record<CameraProblem, string>> = selfieCaptureTexts.problems;

/** Takes a selfie with the camera, and again if the shopper wants to (KYC-03, KYC-28, KYC-29). */
@injectable('Transient')
export class SelfieCapture {
  /** Called when the camera cannot be used. */
  onProblem = () => {};
  picture: Picture | null = null;
  private status: CaptureStatus = 'off';
  private problem = '';
  private view: CameraView | null = null;
  /** Pending while a picture is being taken or read. */
  private capturing: Promise<void> = Promise.resolve();

  constructor(private readonly camera: Camera) {
    makeAutoObservable<this, 'view' | 'capturing'>(
      this,
      { view: false, capturing: false, onProblem: false },
      { autoBind: true, deep: false },
    );
  }

  get state() {
    return { status: this.status, problem: this.problem, picture: this.picture };
  }

  /** Makes the video element appear, which then calls `attach`. */
  start(): void {
    this.close();
    this.picture = null;
    this.problem = '';
    this.status = 'starting';
  }

  attach(host: CameraHost | null): void {
    this.close();
    if (!host) return;
    this.view = this.camera.open(host, {
      ready: () => this.receiveReady(),
      failed: (problem) => this.receiveProblem(problem),
    });
  }

  capture(): Promise<void> {
    this.capturing = this.captureFrom(this.view);
    return this.capturing;
  }

  /** Uses a photo from the device instead of the camera. */
  choose(file: PickedFile): Promise<void> {
    this.capturing = this.read(file);
    return this.capturing;
  }

  /** Resolves once no picture is being taken or read; await it before submitting. */
  taken(): Promise<void> {
    return this.capturing;
  }

  /** Shows a picture taken earlier. */
  show(picture: Picture): void {
    this.accept(picture);
  }

  /** Turns the camera off and forgets the picture, when the screen is left. */
  stop(): void {
    this.close();
    this.picture = null;
    this.status = 'off';
  }

  private async captureFrom(view: CameraView | null): Promise<void> {
    const picture = await view?.capture();
    runInAction(() => {
      if (picture) this.accept(picture);
      else this.problem = selfieCaptureTexts.notReady;
    });
  }

  private async read(file: PickedFile): Promise<void> {
    const picture = await pictureFrom(file, ['jpeg']);
    runInAction(() => {
      if (picture.ok) this.accept(picture.value);
      else this.problem = picture.failure.message;
    });
  }

  private accept(picture: Picture): void {
    this.close();
    this.picture = picture;
    this.problem = '';
    this.status = 'taken';
  }

  private receiveReady(): void {
    this.status = 'live';
  }

  private receiveProblem(problem: CameraProblem): void {
    this.close();
    this.status = 'failed';
    this.problem = PROBLEM_TEXTS[problem];
    this.onProblem();
  }

  private close(): void {
    this.view?.close();
    this.view = null;
  }
}

/** Does not read a file that is too large. */
export async function pictureFrom(file: PickedFile, kinds?: Parameters<typeof parsePicture>[1]) {
  if (file.size > MAX_PICTURE_BYTES) return pictureTooLarge();
  return parsePicture(new Uint8Array(await file.arrayBuffer()), kinds);
}
