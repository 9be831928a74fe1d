import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import Webcam from 'react-webcam';
import type { CameraEvents, CameraProblem } from '../../application/identity/camera.port';
import { type Picture, parsePicture } from '../../domain/identity/picture';
import { selfieCaptureTexts } from '../../texts/identity/selfie-capture';
import styles from './live-webcam.module.css';

export interface LiveWebcam {
  capture(): Promise<Picture | null>;
  stop(): void;
}

const JPEG_QUALITY = 0.92;

/** Problems by the names of the browser's errors. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Shows the front camera mirrored; captured pictures are not mirrored. */
export function startWebcam(host: HTMLElement, events: CameraEvents): LiveWebcam {
  const webcam = createRef<Webcam>();
  const root = createRoot(host);
  const watch = (stream: MediaStream) => {
    for (const track of stream.getVideoTracks())
      track.addEventListener('ended', () => events.failed('unplugged'), { once: true });
  };
  root.render(
    <Webcam
      ref={webcam}
      className={styles.video}
      audio={false}
      mirrored
      disablePictureInPicture
      aria-label={selfieCaptureTexts.cameraPicture}
      videoConstraints={{ facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } }}
      onUserMedia={watch}
      // Before the first frame of the stream a captured picture is black.
      onLoadedData={() => events.ready()}
      onUserMediaError={(error) => events.failed(problemOf(error))}
    />,
  );
  return {
    capture: async () => pictureOf(webcam.current?.video ?? null),
    // Deferred, because React may be rendering.
    stop: () => setTimeout(() => root.unmount()),
  };
}

const problemOf = (error: string | DOMException): CameraProblem =>
  typeof error === 'string' ? 'unsupported' : (PROBLEMS[error.name] ?? 'unsupported');

async function pictureOf(video: HTMLVideoElement | null): Promise<Picture | null> {
  if (!video || video.readyState < video.HAVE_CURRENT_DATA) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, 'image/jpeg', JPEG_QUALITY));
  if (!blob) return null;
  const picture = parsePicture(new Uint8Array(await blob.arrayBuffer()), ['jpeg']);
  return picture.ok ? picture.value : null;
}
