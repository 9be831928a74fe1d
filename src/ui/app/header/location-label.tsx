import { headerTexts } from '../../../texts/app/header';
import { TextButton } from '../../shared/button/text-button';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { deliveryOptionsPath } from '../../shared/paths/paths';
import styles from './header.module.css';

interface LocationLabelProps {
  zipcode?: string;
  onChange: () => void;
}

/** The shopping place (HEAD-01, HEAD-02), with links to change it (HEAD-03) and to the delivery options (SHIP-01). */
export function LocationLabel({ zipcode, onChange }: LocationLabelProps) {
  return (
    <div className={styles.location}>
      <Icon name="pin" size={16} />
      <span>{zipcode ? headerTexts.place(zipcode) : headerTexts.noPlace}</span>
      <TextButton className={styles.change} onClick={onChange}>
        {headerTexts.changePlace}
      </TextButton>
      {zipcode && (
        <AppLink className={styles.options} href={deliveryOptionsPath()}>
          {headerTexts.deliveryOptions((text) => (
            <span key="wide" className={styles.wideOnly}>
              {text}
            </span>
          ))}
        </AppLink>
      )}
    </div>
  );
}
