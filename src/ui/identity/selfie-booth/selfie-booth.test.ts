import { aFile, aPicture } from '../../../../tests/support/builders/identity';
import { FakeCamera } from '../../../../tests/support/fakes/fake-camera';
import { SelfieBooth } from './selfie-booth';

describe('a selfie', () => {
  it('is off until it is asked for, then shown live, then taken, and the camera goes off [KYC-03] [KYC-28]', async () => {
    const { booth, camera } = aBooth();
    expect(booth.state.status).toBe('off');
    expect(camera.opened).toBe(0);
    open(booth);
    expect(booth.state.status).toBe('starting');
    camera.events?.ready();
    expect(booth.state.status).toBe('live');
    await booth.capture();
    expect(booth.state).toMatchObject({ status: 'taken', picture: { kind: 'jpeg' } });
    expect(camera.events).toBeNull();
  });

  it('can be cancelled and taken again [KYC-29]', async () => {
    const { booth, camera } = aBooth();
    await take(booth, camera);
    booth.start();
    expect(booth.state).toMatchObject({ status: 'starting', picture: null });
    await take(booth, camera);
    expect(booth.state.status).toBe('taken');
  });

  it.each([
    ['denied', /not allowed/],
    ['missing', /No camera/],
    ['busy', /in use/],
    ['unplugged', /disconnected/],
    ['unsupported', /cannot use/],
  ] as const)('says what is wrong with a camera that is %s, and can be tried again', (problem, words) => {
    const { booth, camera } = aBooth();
    open(booth);
    camera.events?.failed(problem);
    expect(booth.state).toMatchObject({ status: 'failed', problem: expect.stringMatching(words) as string });
    expect(camera.events).toBeNull();
    open(booth);
    camera.events?.ready();
    expect(booth.state).toMatchObject({ status: 'live', problem: '' });
  });

  it('is not taken of nothing', async () => {
    const { booth, camera } = aBooth();
    camera.picture = null;
    await take(booth, camera);
    expect(booth.state).toMatchObject({
      status: 'live',
      picture: null,
      problem: expect.stringMatching(/yet/) as string,
    });
  });

  it('may be a JPEG from the device instead, and nothing else [KYC-16]', async () => {
    const { booth } = aBooth();
    await booth.choose(aFile(aPicture('png').bytes));
    expect(booth.state).toMatchObject({ picture: null, problem: 'This is not a JPEG picture.' });
    await booth.choose(aFile());
    expect(booth.state).toMatchObject({ status: 'taken', problem: '' });
  });

  it('leaves no camera on, and nothing behind, when the screen is left', async () => {
    const { booth, camera } = aBooth();
    await take(booth, camera);
    open(booth);
    camera.events?.ready();
    booth.stop();
    expect(camera.events).toBeNull();
    expect(booth.state).toMatchObject({ status: 'off', picture: null });
  });
});

function aBooth() {
  const camera = new FakeCamera();
  return { camera, booth: new SelfieBooth(camera) };
}

/** The place on the screen appears once the booth is started. */
function open(booth: SelfieBooth): void {
  booth.start();
  booth.attach({});
}

async function take(booth: SelfieBooth, camera: FakeCamera): Promise<void> {
  open(booth);
  camera.events?.ready();
  await booth.capture();
}
