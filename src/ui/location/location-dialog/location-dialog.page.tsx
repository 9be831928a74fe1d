import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ZipcodeChangeDialog } from '../zipcode-change/zipcode-change-dialog.view';
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
  if (state.question) {
    const { stay } = dialog.question;
    const confirm = () => void leave(dialog.confirm());
    return <ZipcodeChangeDialog state={state.question} confirm={confirm} stay={stay} />;
  }
  const actions = { type: dialog.type, submit: () => void leave(dialog.submit()), close: onClose };
  return <LocationDialogView state={state} actions={actions} />;
});
