import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { selfieCaptureTexts } from '../../../texts/identity/selfie-capture';
import { Button } from '../../shared/button/button';
import { FieldError } from '../../shared/field/field-error';
import { Icon } from '../../shared/icon/icon';
import { Notice } from '../../shared/notice/notice';
import { Spinner } from '../../shared/spinner/spinner';
import { FileInput } from './file-input';
import type { PickedFile } from './selfie-capture';
import { PicturePreview, type PreviewPicture } from './picture-preview';
import styles from './selfie-camera.module.css';

export interface SelfieState {
  status: 'off' | 'starting' | 'live' | 'taken' | 'failed';
  problem: string;
  picture: PreviewPicture | null;
}

export interface SelfieActions {
  start(): void;
  attach(host: HTMLElement | null): void;
  capture(): unknown;
  /** Left out where only the camera is allowed. */
  choose?: (file: PickedFile) => unknown;
}

interface SelfieCameraProps {
  id: string;
  state: SelfieState;
  actions: SelfieActions;
  error?: string;
}

/** The live picture, and then the one taken (KYC-03, KYC-28, KYC-29). */
export function SelfieCamera({ id, state, actions, error }: SelfieCameraProps) {
  return (
    <section className={styles.capture} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {selfieCaptureTexts.title}
      </h2>
      <div className={styles.frame}>{frameOf(state, actions)}</div>
      {state.status === 'failed' ? (
        <Notice tone="failure" live>
          <p>{state.problem}</p>
        </Notice>
      ) : (
        state.problem && (
          <Notice tone="warning" live>
            <p>{state.problem}</p>
          </Notice>
        )
      )}
      <div className={styles.buttons}>{buttonOf(id, state, actions)}</div>
      {state.status === 'failed' && actions.choose && <FileFallback choose={actions.choose} />}
      <FieldError id={id} error={error} />
    </section>
  );
}

function frameOf({ status, picture }: SelfieState, { attach }: SelfieActions) {
  if (picture) return <PicturePreview picture={picture} alt={selfieCaptureTexts.picture} />;
  if (status === 'starting' || status === 'live')
    return (
      <>
        <CameraPreview attach={attach} />
        {status === 'starting' && (
          <p className={styles.waiting} role="status">
            <Spinner size={20} /> {selfieCaptureTexts.waiting}
          </p>
        )}
      </>
    );
  return <Icon name="user" size={48} />;
}

/** One button for all steps, so that it keeps the focus. */
function buttonOf(id: string, { status }: SelfieState, { start, capture }: SelfieActions) {
  const described = { id, 'aria-describedby': `${id}-error` };
  switch (status) {
    case 'off':
      return (
        <Button {...described} variant="secondary" onClick={start}>
          {selfieCaptureTexts.open}
        </Button>
      );
    case 'starting':
    case 'live':
      return (
        <Button {...described} busy={status === 'starting'} onClick={() => void capture()}>
          {selfieCaptureTexts.take}
        </Button>
      );
    case 'taken':
      return (
        <Button {...described} variant="secondary" onClick={start}>
          {selfieCaptureTexts.discard}
        </Button>
      );
    case 'failed':
      return (
        <Button {...described} variant="secondary" icon="refresh" onClick={start}>
          {selfieCaptureTexts.retry}
        </Button>
      );
  }
}

function CameraPreview({ attach }: Pick<SelfieActions, 'attach'>) {
  const host = useRef<HTMLDivElement>(null);
  const attachHost = useEffectEvent((element: HTMLElement | null) => attach(element));
  useEffect(() => {
    attachHost(host.current);
    return () => attachHost(null);
  }, []);
  return <div ref={host} className={styles.live} />;
}

/** The alternative if the browser cannot use a camera: the device's camera app, or a file. */
function FileFallback({ choose }: { choose: (file: PickedFile) => unknown }) {
  const id = useId();
  return (
    <p className={styles.alternative}>
      <label htmlFor={id}>{selfieCaptureTexts.chooseFile}</label>
      <FileInput id={id} accept="image/jpeg" capture="user" onPick={(file) => void choose(file)} />
    </p>
  );
}
