import { classNames } from '../class-names';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { type ButtonLook, buttonClass } from './button-variant';

interface LinkButtonProps extends AppLinkProps, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, fullWidth, className, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={classNames(buttonClass({ variant, size, fullWidth }), className)}>
      <span>{children}</span>
    </AppLink>
  );
}
