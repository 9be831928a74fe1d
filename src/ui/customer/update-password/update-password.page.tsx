import { observer } from 'mobx-react-lite';
import { Navigate, useSearchParams } from 'react-router-dom';
import { rootPath } from '../../shared/paths/paths';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { UpdatePasswordView } from './update-password.view';
import { UpdatePasswordViewModel } from './update-password.view-model';

/** The target of the emailed link; without its token it redirects (ROUTE-39, ROUTE-60). */
export const UpdatePasswordPage = observer(function UpdatePasswordPage() {
  const go = useNavigateTo();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const update = useViewModel(UpdatePasswordViewModel);
  if (token === '') return <Navigate to={rootPath()} replace />;
  return (
    <UpdatePasswordView
      state={update.state}
      offersPasswordReset={update.offersPasswordReset}
      onType={update.type}
      onSubmit={() => void go(update.submit(token))}
    />
  );
});
