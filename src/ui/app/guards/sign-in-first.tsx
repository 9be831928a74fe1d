import { Navigate, useLocation } from 'react-router-dom';

/** To sign-in, and from there back to where the person was stopped. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to="/signIn" replace state={{ from: pathname + search }} />;
}
