import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { LocationDialogView } from './location-dialog.view';
import { LocationDialogViewModel } from './location-dialog.view-model';

export interface LocationDialogProps {
  onClose: () => void;
}

export const LocationDialog = observer(function LocationDialog({ onClose }: LocationDialogProps) {
  const navigate = useNavigate();
  const dialog = useViewModel(LocationDialogViewModel);
  const submit = async () => {
    const destination = await dialog.submit();
    if (destination === null) return;
    onClose();
    await navigate(destination);
  };
  const actions = { type: (text: string) => dialog.type(text), submit: () => void submit(), close: onClose };
  return <LocationDialogView state={dialog.state} actions={actions} />;
});
