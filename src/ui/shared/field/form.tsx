import type { ComponentProps, FormEvent } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown;
}

/** A form that is sent by code, and whose errors are shown by its fields instead of the browser. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form {...rest} onSubmit={submit} noValidate />;
}
