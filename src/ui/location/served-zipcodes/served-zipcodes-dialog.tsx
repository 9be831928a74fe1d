import { observer } from 'mobx-react-lite';
import { servedZipcodesTexts } from '../../../texts/location/served-zipcodes';
import { useApp } from '../../shared/app-context';
import { Dialog } from '../../shared/dialog/dialog';
import { AppLink } from '../../shared/link/app-link';
import { servedZipcodesPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ServedZipcodesView } from './served-zipcodes.view';
import { ServedZipcodesViewModel } from './served-zipcodes.view-model';

interface ServedZipcodesDialogProps {
  city: string;
  state: string;
  onClose: () => void;
}

/**
 * The list of all zipcodes of a city in a dialog, with a link to its page for shoppers who are not signed in.
 */
export const ServedZipcodesDialog = observer(function ServedZipcodesDialog({
  city,
  state,
  onClose,
}: ServedZipcodesDialogProps) {
  const app = useApp();
  const served = useViewModel(
    ServedZipcodesViewModel,
    (viewModel) => viewModel.open({ name: city, state }),
    `${city}/${state}`,
  );
  const page = servedZipcodesPath({ city, state });
  return (
    <Dialog
      open
      title={servedZipcodesTexts.title(city, state)}
      onClose={onClose}
      footer={app.mayOpen(page) && <AppLink href={page}>{servedZipcodesTexts.asPage}</AppLink>}
    >
      <ServedZipcodesView state={served.state} actions={{ retry: served.retry }} />
    </Dialog>
  );
});
