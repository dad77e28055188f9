import { useState, type SyntheticEvent } from 'react';
import { errorOf } from 'shared/http';
import { useMutation } from 'shared/query';

import type { InputErrors } from './input-errors';

/** The e-mail that the forms of the way in hand over to each other. */
export interface SharedEmail {
  email: string;
  onEmail: (email: string) => void;
}

interface AuthFormOptions<Values extends Record<string, string>, Input, Answer> {
  empty: Values;
  check: (values: Values) => InputErrors;
  mutation: { mutationFn: (input: Input) => Promise<Answer> };
  /** What is sent of the values. */
  input: (values: Values) => Input;
  onDone?: (answer: Answer) => void;
  /** Hears of every letter of the field `email`. */
  onEmail?: (email: string) => void;
}

/** A short form of the way in: values, errors under the fields, and what the server refused. */
export function useAuthForm<Values extends Record<string, string>, Input, Answer>(
  options: AuthFormOptions<Values, Input, Answer>,
) {
  const { check, input, onDone } = options;
  const [values, setValues] = useState(options.empty);
  const [errors, setErrors] = useState<InputErrors>({});
  const mutation = useMutation({
    ...options.mutation,
    onSuccess: onDone,
    onError: (error) => {
      const entries = Object.entries(errorOf(error).errors).map(
        ([field, texts]) => [field, texts[0]] as const,
      );
      setErrors(Object.fromEntries(entries));
    },
  });
  const refusal = mutation.isError ? errorOf(mutation.error) : null;
  const isUnderField = refusal !== null && Object.keys(refusal.errors).some((field) => field in values);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const found = check(values);
    setErrors(found);
    mutation.reset();
    const [wrong] = Object.keys(found);
    if (wrong === undefined) mutation.mutate(input(values));
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] ?? null,
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      if (name === 'email') options.onEmail?.(value);
    },
  });
  return {
    field,
    submit,
    values,
    isSending: mutation.isPending,
    answer: mutation.data ?? null,
    /** Names of what was refused, those that are no field of the form among them. */
    refused: new Set(Object.keys(refusal?.errors ?? {})) as ReadonlySet<string>,
    /** The sentence that belongs to no field: no connection, too many attempts, a link that is over. */
    formError: refusal !== null && !isUnderField ? refusal.message : null,
  };
}
