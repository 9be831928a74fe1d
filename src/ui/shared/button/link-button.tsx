import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { type ButtonLook, buttonClass } from './button-variant';

export interface LinkButtonProps extends AppLinkProps, ButtonLook {
  icon?: IconName;
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AppLink {...rest} className={classNames(buttonClass({ variant, size, fullWidth }), className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </AppLink>
  );
}
