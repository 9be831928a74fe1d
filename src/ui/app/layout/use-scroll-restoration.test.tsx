import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

it('begins a new screen at its top, and stays where it is if only the query changes', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const Screen = () => {
    useScrollRestoration();
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list?size=750'));
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate('/product'));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
