import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ScreenFrame } from './screen-frame';
import { useNextScreen } from './use-next-screen';

/** The screen, or the preview of the next one. */
export const PreviewedScreen = observer(function PreviewedScreen({ children }: { children: ReactNode }) {
  const preview = useNextScreen();
  return (
    <>
      {preview}
      <ScreenFrame isHidden={preview !== null}>{children}</ScreenFrame>
    </>
  );
});
