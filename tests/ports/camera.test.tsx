import { jest } from '@jest/globals';
import { WebcamCamera } from '../../src/adapters/camera/webcam-camera';
import type { CameraProblem } from '../../src/application/identity/camera.port';
import { aPicture } from '../support/builders/identity';
import { FakeCamera } from '../support/fakes/fake-camera';
import { describeCamera, type DeviceCamera } from './camera.suite';

describeCamera(
  'faked',
  () => {
    const camera = new FakeCamera();
    return {
      camera,
      host: {},
      isOn: () => camera.events !== null,
      show: async () => camera.events?.ready(),
      fail: async (problem) => camera.events?.failed(problem),
    };
  },
  ['denied', 'missing', 'busy', 'unsupported'],
);

/** The names that browsers give their errors. */
const ERROR_NAMES: Partial<Record<CameraProblem, string>> = {
  denied: 'NotAllowedError',
  missing: 'NotFoundError',
  busy: 'NotReadableError',
  unsupported: 'TypeError',
};

/** jsdom has neither cameras nor pixels; the browser tests use Chromium's test picture. */
function pretendDevice(): DeviceCamera {
  const device = new PretendDevice();
  Object.assign(navigator, { mediaDevices: device });
  const host = document.body.appendChild(document.createElement('div'));
  return {
    camera: new WebcamCamera(),
    host,
    isOn: () => device.isOn,
    async show() {
      await turns();
      device.switchOn();
      await turns();
      host.querySelector('video')?.dispatchEvent(new Event('loadeddata'));
    },
    async fail(problem) {
      await turns();
      if (problem === 'unplugged') device.track.dispatchEvent(new Event('ended'));
      else device.refuse(new DOMException('', ERROR_NAMES[problem]));
      await turns();
    },
  };
}

class PretendDevice {
  isOn = false;
  readonly track = Object.assign(new EventTarget(), { stop: () => (this.isOn = false) });
  refuse: (error: DOMException) => void = () => {};
  private answer: (stream: object) => void = () => {};

  /** The stream that the widget requests. */
  getUserMedia(): Promise<object> {
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  }

  switchOn(): void {
    this.isOn = true;
    const tracks = () => [this.track];
    this.answer({
      getTracks: tracks,
      getVideoTracks: tracks,
      getAudioTracks: () => [],
      removeTrack: () => {},
    });
  }
}

/** The widget is imported, rendered, requests the stream, and is removed, each asynchronously. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done));
}

beforeAll(async () => {
  await import('../../src/adapters/camera/live-webcam');
  const jpeg = new Blob([aPicture().bytes]);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((taken) =>
      taken(Object.assign(jpeg, { arrayBuffer: async () => aPicture().bytes.buffer })),
    );
});
afterEach(() => {
  document.body.replaceChildren();
});

describeCamera('of a browser', pretendDevice, ['denied', 'missing', 'busy', 'unsupported']);

it('reports that a browser without cameras has none [KYC-03]', () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const told: CameraProblem[] = [];
  new WebcamCamera().open(document.body, { ready: () => {}, failed: (problem) => told.push(problem) });
  expect(told).toEqual(['unsupported']);
});
