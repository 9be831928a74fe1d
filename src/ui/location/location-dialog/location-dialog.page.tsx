import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { LocationDialogView } from './location-dialog.view';
import { LocationDialogViewModel } from './location-dialog.view-model';

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
    confirm: () => void leave(dialog.confirm()),
    close: onClose,
  };
  return <LocationDialogView state={state} actions={actions} />;
});
