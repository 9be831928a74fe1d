import { observer } from 'mobx-react-lite';
import { type ComponentProps, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy-component';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { LocationDialogView } from './location-dialog.view';
import { LocationDialogViewModel } from './location-dialog.view-model';

const ServedZipcodesDialog = lazyComponent(
  async () => (await import('../served-zipcodes/served-zipcodes-dialog')).ServedZipcodesDialog,
);

interface LocationDialogProps {
  onClose: () => void;
}

export const LocationDialog = observer(function LocationDialog({ onClose }: LocationDialogProps) {
  const navigate = useNavigate();
  const dialog = useViewModel(LocationDialogViewModel);
  const leave = async (request: Promise<string | null>) => {
    const destination = await request;
    if (destination === null) return;
    onClose();
    await navigate(destination);
  };
  const { state } = dialog;
  const actions = {
    type: (text: string) => void dialog.type(text),
    submit: () => void leave(dialog.submit()),
    pick: (zipcode: string) => void leave(dialog.pick(zipcode)),
    showZipcodesOf: dialog.alternatives.showZipcodesOf,
    confirm: () => void leave(dialog.confirm()),
    close: onClose,
  };
  const { listed, closeList } = dialog.alternatives;
  return (
    <>
      <LocationDialogView state={state} actions={actions} />
      {listed && <CityDialog city={listed.name} state={listed.state} onClose={closeList} onLeave={onClose} />}
    </>
  );
});

interface CityDialogProps extends ComponentProps<typeof ServedZipcodesDialog> {
  onLeave: () => void;
}

/** Its link leads to a screen, which the header's dialog must not cover. */
function CityDialog({ onLeave, ...list }: CityDialogProps) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== openedAt) leave();
  }, [pathname, openedAt]);
  return (
    <Suspense fallback={null}>
      <ServedZipcodesDialog {...list} />
    </Suspense>
  );
}
