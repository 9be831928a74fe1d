import { Outlet } from 'react-router-dom';
import { Overlays } from './overlays';
import { ScreenFrame } from './screen-frame';
import { ScreenSkeleton } from './screen-skeleton';

const WAITING = (
  <main>
    <ScreenSkeleton />
  </main>
);

/** For screens with their own header and `<main>`: the entry gate and checkout (ROUTE-42). */
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
