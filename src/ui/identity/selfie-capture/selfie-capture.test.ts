import { aFile, aPicture } from '../../../../tests/support/builders/identity';
import { FakeCamera } from '../../../../tests/support/fakes/fake-camera';
import { SelfieCapture } from './selfie-capture';

describe('a selfie', () => {
  it('starts the camera on request, shows the live picture, then the one taken, and turns the camera off [KYC-03] [KYC-28]', async () => {
    const { selfie, camera } = aSelfie();
    expect(selfie.state.status).toBe('off');
    expect(camera.opened).toBe(0);
    open(selfie);
    expect(selfie.state.status).toBe('starting');
    camera.events?.ready();
    expect(selfie.state.status).toBe('live');
    await selfie.capture();
    expect(selfie.state).toMatchObject({ status: 'taken', picture: { kind: 'jpeg' } });
    expect(camera.events).toBeNull();
  });

  it('can be cancelled and taken again [KYC-29]', async () => {
    const { selfie, camera } = aSelfie();
    await take(selfie, camera);
    selfie.start();
    expect(selfie.state).toMatchObject({ status: 'starting', picture: null });
    await take(selfie, camera);
    expect(selfie.state.status).toBe('taken');
  });

  it.each([
    ['denied', /access is blocked/],
    ['missing', /No camera/],
    ['busy', /in use/],
    ['unplugged', /disconnected/],
    ['unsupported', /cannot use/],
  ] as const)('says what is wrong with a camera that is %s, and can be tried again', (problem, words) => {
    const { selfie, camera } = aSelfie();
    open(selfie);
    camera.events?.failed(problem);
    expect(selfie.state).toMatchObject({ status: 'failed', problem: expect.stringMatching(words) as string });
    expect(camera.events).toBeNull();
    open(selfie);
    camera.events?.ready();
    expect(selfie.state).toMatchObject({ status: 'live', problem: '' });
  });

  it('is not taken before there is a live picture', async () => {
    const { selfie, camera } = aSelfie();
    camera.picture = null;
    await take(selfie, camera);
    expect(selfie.state).toMatchObject({
      status: 'live',
      picture: null,
      problem: expect.stringMatching(/yet/) as string,
    });
  });

  it('may be a JPEG from the device instead, and nothing else [KYC-16]', async () => {
    const { selfie } = aSelfie();
    await selfie.choose(aFile(aPicture('png').bytes));
    expect(selfie.state).toMatchObject({ picture: null, problem: 'This is not a JPEG picture.' });
    await selfie.choose(aFile());
    expect(selfie.state).toMatchObject({ status: 'taken', problem: '' });
  });

  it('turns the camera off, and discards the picture, when the screen is left', async () => {
    const { selfie, camera } = aSelfie();
    await take(selfie, camera);
    open(selfie);
    camera.events?.ready();
    selfie.stop();
    expect(camera.events).toBeNull();
    expect(selfie.state).toMatchObject({ status: 'off', picture: null });
  });
});

function aSelfie() {
  const camera = new FakeCamera();
  return { camera, selfie: new SelfieCapture(camera) };
}

/** The video element appears once the camera has started. */
function open(selfie: SelfieCapture): void {
  selfie.start();
  selfie.attach({});
}

async function take(selfie: SelfieCapture, camera: FakeCamera): Promise<void> {
  open(selfie);
  camera.events?.ready();
  await selfie.capture();
}
