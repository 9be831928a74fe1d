import { useEffect } from 'react';
import { useApp } from '../../shared/app-context';
import { ScreenSkeleton } from '../layout/screen-skeleton';

/** Loads the page again: what it may use, such as the camera, depends on the address at which it was opened. */
export function ReloadedPage() {
  const app = useApp();
  useEffect(() => app.reload(), [app]);
  return <ScreenSkeleton />;
}
