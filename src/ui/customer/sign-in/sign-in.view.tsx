import { LinkButton } from '../../shared/button/link-button';
import { AppLink } from '../../shared/link/app-link';
import { createAccountPath } from '../../shared/paths/paths';
import { SignInForm, type SignInFormProps } from './sign-in-form';

export type SignInViewProps = Omit<SignInFormProps, 'children' | 'title'>;

export function SignInView(props: SignInViewProps) {
  return (
    <SignInForm {...props} title="Sign In">
      <p>
        <AppLink href={createAccountPath({ panel: 'forgot' })} state={{ email: props.state.email }}>
          Forgot Password
        </AppLink>
      </p>
      <LinkButton href={createAccountPath()} variant="secondary" fullWidth>
        CREATE ACCOUNT
      </LinkButton>
    </SignInForm>
  );
}
