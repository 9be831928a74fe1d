export interface TypedFields<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<Name, string>>>;
}

export interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What every text field of a form gets. The ids are those to which `errorsOf` links. */
export const fieldProps =
  <Name extends string>(
    formId: string,
    { typed, errors }: TypedFields<Name>,
    onType: (name: Name, value: string) => void,
  ) =>
  (name: Name): FieldProps => ({
    id: `${formId}-${name}`,
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => onType(name, value),
  });
