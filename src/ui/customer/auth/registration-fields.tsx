import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import { COUNTRY_CODES } from '../../../domain/customer/countries';
import { authTexts } from '../../../texts/customer/auth';
import { LOCALE } from '../../../texts/shared/locale';
import { type FieldProps, fieldProps, type TypedFields } from '../../shared/field/field-props';
import { PasswordField } from '../../shared/field/password-field';
import { SelectField } from '../../shared/field/select-field';
import { TextField } from '../../shared/field/text-field';
import { EmailField } from '../email-field/email-field';
import styles from './auth.module.css';

const GENDER_OPTIONS = [
  { value: '', label: authTexts.genders.unsaid },
  { value: 'female', label: authTexts.genders.female },
  { value: 'male', label: authTexts.genders.male },
  { value: 'other', label: authTexts.genders.other },
];

/** Every country by its name, in alphabetical order (AUTH-47). */
function countryOptions() {
  const names = new Intl.DisplayNames([LOCALE], { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
    a.label.localeCompare(b.label, LOCALE),
  );
}

type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'dateOfBirth'
  | 'gender'
  | 'country';

export type RegistrationFieldsState = TypedFields<FieldName>;

interface RegistrationFieldsProps {
  id: string;
  state: RegistrationFieldsState;
  onType: (field: FieldName, value: string) => void;
}

/** The fields of an account (AUTH-05..11, AUTH-47). */
export function RegistrationFields({ id, state, onType }: RegistrationFieldsProps) {
  const props = fieldProps(id, state, onType);
  const field = (name: FieldName) => ({ ...props(name), name });
  return (
    <>
      <NameFields field={field} />
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordFields field={field} />
      <div className={styles.pair}>
        <TextField
          {...field('dateOfBirth')}
          label={authTexts.dateOfBirth}
          placeholder={authTexts.dateFormat}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <SelectField {...field('gender')} label={authTexts.gender} options={GENDER_OPTIONS} />
      </div>
      <SelectField
        {...field('country')}
        label={authTexts.country}
        autoComplete="country"
        options={countryOptions()}
      />
    </>
  );
}

interface PairProps {
  field: (name: FieldName) => FieldProps & { name: FieldName };
}

function NameFields({ field }: PairProps) {
  return (
    <div className={styles.pair}>
      <TextField
        {...field('firstName')}
        label={authTexts.firstName}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
      />
      <TextField
        {...field('lastName')}
        label={authTexts.lastName}
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
      />
    </div>
  );
}

function PasswordFields({ field }: PairProps) {
  const shared = { autoComplete: 'new-password', maxLength: PASSWORD_MAX_LENGTH };
  return (
    <div className={styles.pair}>
      <PasswordField
        {...field('password')}
        {...shared}
        label={authTexts.password}
        hint={authTexts.passwordHint}
      />
      <PasswordField {...field('confirmPassword')} {...shared} label={authTexts.confirmPassword} />
    </div>
  );
}
