import { Outlet } from 'react-router-dom';
import { Overlays } from './overlays';
import { ScreenFrame } from './screen-frame';
import { ScreenSkeleton } from './screen-skeleton';

const WAITING = (
  <main>
    <ScreenSkeleton />
  </main>
);

/** For screens that bring a header and `<main>` of their own: the gate and checkout (ROUTE-42). */
export function BareLayout() {
  return (
    <>
      <ScreenFrame waiting={WAITING}>
        <Outlet />
      </ScreenFrame>
      <Overlays />
    </>
  );
}
