import { LinkButton } from '../../shared/button/link-button';
import { SignInForm, type SignInFormProps } from './sign-in-form';

export type SignInViewProps = Omit<SignInFormProps, 'children' | 'title'>;

export function SignInView(props: SignInViewProps) {
  return (
    <SignInForm {...props} title="Sign In">
      <LinkButton href="/createAccount" variant="secondary" fullWidth>
        CREATE ACCOUNT
      </LinkButton>
    </SignInForm>
  );
}
