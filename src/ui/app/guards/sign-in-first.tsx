import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../shared/paths/paths';

/** Redirects to sign-in, which returns to this screen afterwards. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath()} replace state={{ from: pathname + search }} />;
}
