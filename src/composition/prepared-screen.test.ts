import { jest } from '@jest/globals';
import { PreparedScreen } from './prepared-screen';

const started = (viewModel: object, answer: unknown = Promise.resolve()) => ({ viewModel, started: answer });

describe('the first screen of a page', () => {
  it('starts the view-model of a place once, however often React begins again', () => {
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

  it('leaves alone what the server has not drawn', () => {
    const screen = new PreparedScreen((place) => place === '_R_1_');
    expect(screen.prepare('_r_7_', () => started({}))).toBeUndefined();
  });

  it('says once of a view-model that it was started', () => {
    const screen = new PreparedScreen(() => true);
    const viewModel = {};
    screen.prepare('_R_1_', () => started(viewModel));
    expect([screen.claim(viewModel), screen.claim(viewModel), screen.claim({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('knows that something came too late for it', async () => {
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

  it('is ready when its view-model is, also when that has failed', async () => {
    const screen = new PreparedScreen(() => true);
    const failed = screen.prepare('_R_1_', () => started({}, Promise.reject(new Error('no answer'))));
    await expect(failed?.ready).resolves.toBeUndefined();
  });
});
