import { useId } from 'react';
import { headerTexts } from '../../../texts/app/header';
import { useDisclosure } from '../../shared/disclosure/use-disclosure';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { createAccountPath, myAccountPath, myOrdersPath, signInPath } from '../../shared/paths/paths';
import styles from './user-menu.module.css';

export type Account = { kind: 'signed-out' } | { kind: 'member'; name: string };

interface UserMenuProps {
  account: Account;
  onLogout: () => void;
}

/** Sign-in and Create Account while signed out; orders, account and Logout for a member (HEAD-13 to HEAD-18). */
export function UserMenu({ account, onLogout }: UserMenuProps) {
  const menuId = useId();
  const { open, toggle, close, frame, toggleRef } = useDisclosure<HTMLDivElement>();
  const logout = () => {
    close();
    onLogout();
  };
  return (
    <div className={styles.frame} {...frame}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
      >
        <Icon name="user" size={24} />
        <span className={styles.label}>
          {account.kind === 'member' ? headerTexts.greeting(account.name) : headerTexts.account}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <Items {...{ account, logout, close }} id={menuId} open={open} />
    </div>
  );
}

interface ItemsProps {
  id: string;
  account: Account;
  open: boolean;
  close: () => void;
  logout: () => void;
}

function Items({ id, account, open, close, logout }: ItemsProps) {
  return (
    <ul id={id} className={styles.panel} hidden={!open}>
      {linksFor(account).map(({ label, href }) => (
        <li key={href}>
          <AppLink href={href} className={styles.item} onClick={close}>
            {label}
          </AppLink>
        </li>
      ))}
      {account.kind === 'member' && (
        <li>
          <button type="button" className={styles.item} onClick={logout}>
            {headerTexts.signOut}
          </button>
        </li>
      )}
    </ul>
  );
}

function linksFor(account: Account): readonly { label: string; href: string }[] {
  return account.kind === 'member'
    ? [
        { label: headerTexts.myOrders, href: myOrdersPath() },
        { label: headerTexts.myAccount, href: myAccountPath() },
      ]
    : [
        { label: headerTexts.signIn, href: signInPath() },
        { label: headerTexts.createAccount, href: createAccountPath() },
      ];
}
