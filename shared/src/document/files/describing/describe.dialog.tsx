import { useId, useState, type FormEvent } from 'react';

import type { DocumentFile } from '../../../contract/file/file';
import { fileNameFault } from '../../../contract/file/file-name-signs';
import { REQUIRED_FIELD } from '../../../contract/record/field';
import { DialogFooter } from '../../../form/dialog-footer';
import { errorOf } from '../../../http/http';
import { Dialog, Field, TextInput } from '../../../ui/ui';
import type { FileOwner } from '../file-owner';
import { useDescribeFile } from '../files.mutations';
import classes from './describing.module.css';

interface DescribeDialogProps {
  file: DocumentFile;
  owner: FileOwner;
  onClose: () => void;
}

const MOST = { name: 200, comment: 1000 };

/** What is wrong with the name; undefined when nothing is. */
function faultOf(name: string): string | undefined {
  if (name.trim() === '') return REQUIRED_FIELD;
  return fileNameFault(name) ?? undefined;
}

/** The name without its ending, which says what the bytes are and stays. */
const withoutEnding = ({ name, extension }: DocumentFile) =>
  name.toLowerCase().endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) : name;

/** What a version is called and what is said of it. */
export function DescribeDialog({ file, owner, onClose }: DescribeDialogProps) {
  const formId = useId();
  const ending = `.${file.extension}`;
  const [name, setName] = useState(() => withoutEnding(file));
  const [comment, setComment] = useState(file.comment ?? '');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useDescribeFile(owner);
  const refusal = error === null ? null : errorOf(error);
  const refused = refusal === null ? undefined : (refusal.errors.name?.[0] ?? refusal.message);
  const fault = faultOf(name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== undefined) return;
    mutate(
      {
        id: file.id,
        lock_version: file.lock_version ?? 0,
        name: name.trim() + ending,
        comment: comment.trim() === '' ? null : comment.trim(),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      open
      size="sm"
      title="Имя и примечание файла"
      onClose={onClose}
      footer={
        <DialogFooter type="submit" form={formId} busy={isPending} onClose={onClose}>
          Сохранить
        </DialogFooter>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <Field
          label="Имя файла"
          required
          hint={`Окончание ${ending} останется`}
          error={isChecked && fault !== undefined ? fault : refused}
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={MOST.name - ending.length}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Что нового в версии">
          {(control) => (
            <TextInput
              {...control}
              maxLength={MOST.comment}
              value={comment}
              onChange={(event) => {
                setComment(event.target.value);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
