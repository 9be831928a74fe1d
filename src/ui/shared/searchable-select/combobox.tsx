import { Button, ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { LOCALE } from '../../../texts/shared/locale';
import { fieldTexts } from '../../../texts/shared/fields';
import { classNames } from '../class-names';
import { FieldFrame } from '../field/field-frame';
import field from '../field/field.module.css';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import { PressableStyle } from '../pressable-style';
import type { SearchableSelectProps } from './searchable-select-props';
import styles from './combobox.module.css';

/** The combobox of `SearchableSelect`. Large: load it lazily, as that does. */
export default function Combobox({
  value,
  options,
  onChange,
  onBlur,
  placeholder,
  ...props
}: SearchableSelectProps) {
  const { frame, control } = useField(props);
  const { id, error, disabled } = frame;
  return (
    <I18nProvider locale={LOCALE}>
      <PressableStyle />
      <FieldFrame {...frame}>
        <ComboBox
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          value={value === '' ? null : value}
          defaultItems={options}
          disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
          isDisabled={disabled}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          menuTrigger="focus"
          onChange={(key) => onChange(key === null ? '' : String(key))}
          onBlur={onBlur}
        >
          <Control {...{ id, placeholder, disabled }} isInvalid={Boolean(error)} />
          <Options />
        </ComboBox>
      </FieldFrame>
    </I18nProvider>
  );
}

interface ControlProps extends Pick<SearchableSelectProps, 'placeholder' | 'disabled'> {
  id: string;
  isInvalid: boolean;
}

function Control({ id, placeholder, isInvalid, disabled }: ControlProps) {
  return (
    <div className={classNames(field.control, isInvalid && field.invalid, disabled && field.disabled)}>
      <Input id={id} className={field.input ?? ''} placeholder={placeholder} />
      <Button className={styles.open ?? ''} aria-label={fieldTexts.showOptions}>
        <Icon name="chevron-down" size={16} />
      </Button>
    </div>
  );
}

/** The list gets its items from the combobox around it. */
function Options() {
  return (
    <Popover className={styles.popover ?? ''} offset={4}>
      <ListBox<{ value: string; label: string }>
        className={styles.list ?? ''}
        renderEmptyState={() => <p className={styles.empty}>{fieldTexts.noMatches}</p>}
      >
        {(option) => (
          <ListBoxItem id={option.value} className={styles.option ?? ''}>
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
