import { observer } from 'mobx-react-lite';
import { useStore } from '../../shared/app-context';
import { AlertDialog } from '../../shared/dialog/alert-dialog';
import { ToastRegion } from '../../shared/toast/toast-region';
import { NotificationStore } from '../notification.store';

/** Toasts and alerts, above every screen (HEAD-21, X-099). */
export const Overlays = observer(function Overlays() {
  const notifications = useStore(NotificationStore);
  return (
    <>
      <ToastRegion toasts={notifications.toasts} onDismiss={notifications.dismiss} />
      {notifications.alertText !== null && (
        <AlertDialog text={notifications.alertText} onClose={notifications.closeAlert} />
      )}
    </>
  );
});
