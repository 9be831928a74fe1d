import { jest } from '@jest/globals';
import { PreparedScreen } from './prepared-screen';

const started = (viewModel: object, answer: unknown = Promise.resolve()) => ({ viewModel, started: answer });

describe('the first screen of a page', () => {
  it('starts the view-model of a component once, however often React restarts rendering', () => {
    const screen = new PreparedScreen(() => true);
    const viewModel = {};
    const first = screen.prepare('_R_1_', () => started(viewModel));
    const again = screen.prepare('_R_1_', () => {
      throw new Error('started twice');
    });
    expect(first?.viewModel).toBe(viewModel);
    expect(again).toBe(first);
    expect(screen.places).toEqual(['_R_1_']);
  });

  it('ignores components that the server has not rendered', () => {
    const screen = new PreparedScreen((place) => place === '_R_1_');
    expect(screen.prepare('_r_7_', () => started({}))).toBeUndefined();
  });

  it('hands over a started view-model once', () => {
    const screen = new PreparedScreen(() => true);
    const viewModel = {};
    screen.prepare('_R_1_', () => started(viewModel));
    expect([screen.claim(viewModel), screen.claim(viewModel), screen.claim({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('detects a view-model that was not ready in time', async () => {
    jest.useFakeTimers();
    const screen = new PreparedScreen(() => true);
    const soon = screen.prepare('_R_1_', () => started({}));
    await soon?.ready;
    expect(screen.isLate).toBe(false);
    const never = screen.prepare('_R_2_', () => started({}, new Promise(() => {})));
    jest.advanceTimersByTime(2000);
    await never?.ready;
    expect(screen.isLate).toBe(true);
    jest.useRealTimers();
  });

  it('is ready when its view-model is, even if that failed', async () => {
    const screen = new PreparedScreen(() => true);
    const failed = screen.prepare('_R_1_', () => started({}, Promise.reject(new Error('no answer'))));
    await expect(failed?.ready).resolves.toBeUndefined();
  });
});
