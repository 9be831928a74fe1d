import { ValidateBy, validateSync } from 'class-validator';

/** A field's rule: returns an error message, or null if the value is valid. */
type FieldRule<Input> = (typed: string, input: Input) => string | null;

/** Gives a field its rule; a value has at most one error message. */
export function ValidatedBy<Input extends object>(rule: FieldRule<Input>): PropertyDecorator {
  return ValidateBy({
    name: 'validatedBy',
    validator: {
      validate: (typed, args) => rule(String(typed ?? ''), args?.object as Input) === null,
      defaultMessage: (args) => rule(String(args?.value ?? ''), args?.object as Input) ?? '',
    },
  });
}

/** What a person types into a form; `of` fills in what is known. */
export class FormInput {
  static of<Typed extends object>(this: new () => Typed, typed: Partial<Typed>): Typed {
    return Object.assign(new this(), typed);
  }
}

export type FieldErrors<Input> = Partial<Record<keyof Input & string, string>>;

/** The error message of each invalid field. */
export function fieldErrors<Input extends object>(input: Input): FieldErrors<Input> {
  const errors: FieldErrors<Input> = {};
  for (const { property, constraints } of validateSync(input)) {
    const [text] = Object.values(constraints ?? {});
    if (text !== undefined) errors[property as keyof Input & string] = text;
  }
  return errors;
}

export const hasNoErrors = (errors: object): boolean => Object.keys(errors).length === 0;
