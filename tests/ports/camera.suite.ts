import type {
  Camera,
  CameraEvents,
  CameraHost,
  CameraProblem,
} from '../../src/application/identity/camera.port';

/** A camera, and the device behind it. */
export interface DeviceCamera {
  readonly camera: Camera;
  readonly host: CameraHost;
  readonly isOn: () => boolean;
  /** The device is switched on, and its first picture arrives. */
  readonly show: () => Promise<void>;
  readonly fail: (problem: CameraProblem) => Promise<void>;
}

export function describeCamera(
  name: string,
  device: () => DeviceCamera,
  problems: readonly CameraProblem[],
): void {
  describe(`a camera, ${name}`, () => {
    it('reports when its picture has arrived, and takes it as a JPEG [KYC-03]', async () => {
      const { view, told, show } = opened(device());
      await show();
      expect(told).toEqual(['ready']);
      expect(await view.capture()).toMatchObject({ kind: 'jpeg' });
    });

    it('takes no picture before one has arrived [KYC-03]', async () => {
      const { view, told } = opened(device());
      expect(await view.capture()).toBeNull();
      expect(told).toEqual([]);
    });

    it.each(problems)('reports that it is %s [KYC-03]', async (problem) => {
      const { told, fail } = opened(device());
      await fail(problem);
      expect(told).toEqual([problem]);
    });

    it('reports that it was unplugged [KYC-03]', async () => {
      const { told, show, fail } = opened(device());
      await show();
      await fail('unplugged');
      expect(told).toEqual(['ready', 'unplugged']);
    });

    it('reports nothing once it is closed, and takes no picture [KYC-03]', async () => {
      const { view, told, show } = opened(device());
      view.close();
      await show();
      expect(told).toEqual([]);
      expect(await view.capture()).toBeNull();
    });

    it('is switched off when it is closed [KYC-03]', async () => {
      const { view, told, show, fail, isOn } = opened(device());
      await show();
      expect(isOn()).toBe(true);
      view.close();
      await fail('unplugged');
      expect(isOn()).toBe(false);
      expect(told).toEqual(['ready']);
      expect(await view.capture()).toBeNull();
    });
  });
}

function opened({ camera, host, ...device }: DeviceCamera) {
  const told: string[] = [];
  const events: CameraEvents = {
    ready: () => told.push('ready'),
    failed: (problem) => told.push(problem),
  };
  return { view: camera.open(host, events), told, ...device };
}
