import { useState } from 'react';

import type { DocumentFile } from '../../../contract/file/file';
import { fileNameFault } from '../../../contract/file/file-name-signs';
import { REQUIRED_FIELD } from '../../../contract/record/field';
import { FormDialog } from '../../../form/form-dialog';
import { errorOf } from '../../../http/http';
import { Field, TextInput } from '../../../ui/ui';
import type { FileOwner } from '../file-owner';
import { useDescribeFile } from '../files.mutations';
import { useTerm } from '../use-term';

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

/** Also what was said while the type still had a term: it can be taken back. */
const mayHaveTerm = (file: DocumentFile) =>
  file.document_type?.has_expiry === true || (file.valid_until ?? null) !== null;

/** What the server refused, under the field it speaks of; what speaks of none stands under the name. */
function refusedOf(error: Error | null) {
  if (error === null) return {};
  const { errors, message } = errorOf(error);
  const refusedTerm = errors.valid_until?.[0];
  return {
    refusedTerm,
    refusedName: refusedTerm === undefined ? (errors.name?.[0] ?? message) : errors.name?.[0],
  };
}

/** What a version is called and what is said of it. */
export function DescribeDialog({ file, owner, onClose }: DescribeDialogProps) {
  const ending = `.${file.extension}`;
  const [name, setName] = useState(() => withoutEnding(file));
  const [comment, setComment] = useState(file.comment ?? '');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useDescribeFile(owner);
  const { refusedName, refusedTerm } = refusedOf(error);
  const hasTerm = mayHaveTerm(file);
  const term = useTerm(hasTerm, { initial: file.valid_until, error: refusedTerm });
  const fault = faultOf(name);

  const submit = () => {
    setChecked(true);
    if (fault !== undefined || term.isWrong) return;
    mutate(
      {
        id: file.id,
        lock_version: file.lock_version ?? 0,
        name: name.trim() + ending,
        comment: comment.trim() === '' ? null : comment.trim(),
        ...(hasTerm && { valid_until: term.validUntil }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      size="sm"
      title={hasTerm ? 'Имя, примечание и срок файла' : 'Имя и примечание файла'}
      action="Сохранить"
      isSending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Имя файла"
        required
        hint={`Окончание ${ending} останется`}
        error={isChecked && fault !== undefined ? fault : refusedName}
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
      {term.field}
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
    </FormDialog>
  );
}
