import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ScreenFrame } from './screen-frame';

it('shows a screen whose code has loaded, even without a notification', async () => {
  const never = new Promise<void>(() => {});
  let hasArrived = false;
  function Late() {
    // oxlint-disable-next-line typescript/only-throw-error -- This is how React is told to wait.
    if (!hasArrived) throw never;
    return <h1>Here</h1>;
  }
  render(
    <MemoryRouter>
      <ScreenFrame waiting={<p>Loading</p>}>
        <Late />
      </ScreenFrame>
    </MemoryRouter>,
  );
  screen.getByText('Loading');
  hasArrived = true;
  await screen.findByRole('heading', { name: 'Here' }, { timeout: 5_000 });
  expect(screen.queryByText('Loading')).toBeNull();
});
