import { useState } from 'react';

type Texts = Readonly<Record<string, string>>;
/** What is wrong, by the name of the field; of a field that is no text too. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The texts of a short dialog with what is wrong with each; a fault goes once its field is typed into. */
export function useTextFields<Values extends Texts>(empty: Values) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });
  return { values, errors, setErrors, field };
}
