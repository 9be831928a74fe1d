import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../shared/paths/paths';

/** To sign-in, and from there back to where the person was stopped. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath()} replace state={{ from: pathname + search }} />;
}
