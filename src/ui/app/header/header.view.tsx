import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { headerTexts } from '../../../texts/app/header';
import { useBrand } from '../../shared/brand/brand-context';
import { BrandLogo } from '../../shared/brand/brand-logo';
import { IconButton } from '../../shared/button/icon-button';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import headerRow from '../../shared/page-shell/header-row.module.css';
import { cartPath, storePath } from '../../shared/paths/paths';
import styles from './header.module.css';
import { LocationLabel } from './location-label';
import { type Account, UserMenu } from './user-menu';

export interface HeaderViewProps {
  zipcode?: string;
  onChangeLocation: () => void;
  search?: ReactNode;
  account: Account;
  onLogout: () => void;
  cartCount: number;
  /** The category menu; behind a toggle on small screens (HEAD-09). */
  menu?: ReactNode;
}

export function HeaderView(props: HeaderViewProps) {
  const { search, account, onLogout, cartCount, menu } = props;
  const { name } = useBrand();
  const menuId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeOnLink = ({ target }: MouseEvent) => (target as Element).closest('a') && setMenuOpen(false);
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !menuOpen) return;
    setMenuOpen(false);
    currentTarget.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
  };
  return (
    // Any link leads away from the menu. The handlers are on the container, so that links stay ordinary links.
    <header className={styles.header} onClickCapture={closeOnLink} onKeyDown={closeOnEscape}>
      <Strip {...props} />
      <div className={classNames(headerRow.row, styles.main)}>
        {menu && <MenuToggle {...{ menuId, menuOpen, setMenuOpen }} />}
        <AppLink href={storePath()} className={headerRow.logo} aria-label={headerTexts.home(name)}>
          <BrandLogo />
        </AppLink>
        {search && <div className={styles.search}>{search}</div>}
        <div className={styles.tools}>
          <UserMenu account={account} onLogout={onLogout} />
          <CartLink count={cartCount} />
        </div>
      </div>
      {menu && (
        <div id={menuId} className={classNames(styles.menu, menuOpen && styles.menuOpen)}>
          {menu}
        </div>
      )}
    </header>
  );
}

function Strip({ zipcode, onChangeLocation }: Pick<HeaderViewProps, 'zipcode' | 'onChangeLocation'>) {
  const { tagline } = useBrand();
  return (
    <div className={styles.strip}>
      <div className={classNames(headerRow.row, styles.stripRow)}>
        <LocationLabel zipcode={zipcode} onChange={onChangeLocation} />
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </div>
  );
}

interface MenuToggleProps {
  menuId: string;
  menuOpen: boolean;
  setMenuOpen: (open: boolean) => void;
}

function MenuToggle({ menuId, menuOpen, setMenuOpen }: MenuToggleProps) {
  return (
    <div className={styles.toggle}>
      <IconButton
        icon={menuOpen ? 'close' : 'menu'}
        label={headerTexts.menu}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={() => setMenuOpen(!menuOpen)}
      />
    </div>
  );
}

/** The cart icon with the number of units in the cart (HEAD-07). */
function CartLink({ count }: { count: number }) {
  const shown = count > 99 ? '99+' : count;
  // What is seen is part of the name, for who says it to the browser.
  return (
    <AppLink href={cartPath()} className={styles.cart} aria-label={headerTexts.cart(shown)}>
      <Icon name="bag" size={24} />
      {count > 0 && <span className={styles.count}>{shown}</span>}
    </AppLink>
  );
}
