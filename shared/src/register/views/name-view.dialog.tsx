import { useState } from 'react';

import { REQUIRED_FIELD } from '../../contract/record/field';
import { FormDialog } from '../../form/form-dialog';
import { errorOf } from '../../http/http';
import { Checkbox, Field, Strip, TextInput } from '../../ui/ui';

interface NameViewDialogProps {
  title: string;
  verb: string;
  /** Of a view that exists; without it sharing and starting are asked for, too. */
  name?: string;
  /** Whether it may be shown to everybody is asked of those alone who may. */
  mayShare?: boolean;
  mutation: { isPending: boolean; error: unknown };
  /** A refusal is shown under the field, so it may reject. */
  onSubmit: (name: string, isShared: boolean, isDefault: boolean) => Promise<void>;
  onClose: () => void;
}

const LONGEST_NAME = 100;

/** Asks for the name of a view and, of a new one, who sees it. */
export function NameViewDialog(props: NameViewDialogProps) {
  const { title, verb, name = '', mayShare = false, mutation, onSubmit, onClose } = props;
  const [typed, setTyped] = useState(name);
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isNew = name === '';
  const isEmpty = typed.trim() === '';
  const failure = mutation.error === null ? null : errorOf(mutation.error);
  const refused = failure?.errors.name?.[0];

  const submit = () => {
    setChecked(true);
    // The refusal is read from the mutation: shown under the field, or over it when it is of something else.
    if (!isEmpty) onSubmit(typed.trim(), isShared, isDefault).catch(() => undefined);
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      action={verb}
      isSending={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure !== null && refused === undefined && (
        <Strip tone="red" live="alert">
          {Object.values(failure.errors)[0]?.[0] ?? failure.message}
        </Strip>
      )}
      <Field label="Имя вида" required error={isChecked && isEmpty ? REQUIRED_FIELD : refused}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={LONGEST_NAME}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      {isNew && (
        <>
          {mayShare && (
            <Checkbox
              label="Показать всем сотрудникам"
              note="Каждый увидит в нём только доступные ему записи"
              checked={isShared}
              onChange={setShared}
            />
          )}
          <Checkbox label="Открывать первым" checked={isDefault} onChange={setDefault} />
        </>
      )}
    </FormDialog>
  );
}
