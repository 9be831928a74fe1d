import type { ReactNode } from 'react';
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
import { useHeaderMenu } from './use-header-menu';
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
  const { header, ...toggled } = useHeaderMenu();
  return (
    <header ref={header} className={styles.header}>
      <Strip {...props} />
      <div className={classNames(headerRow.row, styles.main)}>
        {menu && <MenuToggle {...toggled} />}
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
        <div id={toggled.id} className={classNames(styles.menu, toggled.isOpen && styles.menuOpen)}>
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

function MenuToggle({ id, isOpen, setOpen }: Omit<ReturnType<typeof useHeaderMenu>, 'header'>) {
  return (
    <div className={styles.toggle}>
      <IconButton
        icon={isOpen ? 'close' : 'menu'}
        label={headerTexts.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
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
