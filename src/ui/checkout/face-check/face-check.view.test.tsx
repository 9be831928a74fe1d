import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FaceCheckView } from './face-check.view';

const doNothing = () => undefined;

test.each([
  [true, '/kyc?mode=update'],
  [false, undefined],
])('links to the identity check where the backend has it (%p): %p', (offersIdentityCheck, href) => {
  render(
    <MemoryRouter>
      <FaceCheckView
        state={{
          status: 'ready',
          failureText: '',
          problem: 'Face Match Id Not Available.',
          offersIdentityCheck,
          isSimulated: false,
          selfie: { status: 'off', problem: '', picture: null },
          error: '',
          isVerifying: false,
        }}
        actions={{
          selfie: { start: doNothing, attach: doNothing, capture: doNothing },
          verify: doNothing,
          retry: doNothing,
        }}
      />
    </MemoryRouter>,
  );
  screen.getByText('Face Match Id Not Available.');
  const link = screen.queryByRole('link', { name: 'Verify identity' });
  expect(link?.getAttribute('href')).toBe(href);
});
