import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { FileKind } from '../../contract/file/file';
import { SelectField } from '../../form/form';
import { Field, TextInput } from '../../ui/ui';
import { continuedType } from './continued-type';
import { fileRefusal } from './file-check';
import { FileDrop } from './file-drop';
import type { FileOwner } from './file-owner';
import { fileTypesQuery } from './file-types.queries';
import { filesQuery } from './files.queries';
import classes from './files.module.css';
import { GenerateButton } from './generation/generate-button';
import { useSendFiles } from './send-files.mutations';
import { SeveralFilesDialog } from './several-files.dialog';
import { useTerm } from './use-term';

export interface FilesUploadProps {
  owner: FileOwner;
  kind: FileKind;
  inset: 'page' | 'none';
  isComposed: boolean;
}

function Remark({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Field label="Что нового в версии" className={classes.remark}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={1000}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

/** Takes files with their type: one goes on with the versions there are, of several it is asked which one does. */
export function FilesUpload({ owner, kind, inset, isComposed }: FilesUploadProps) {
  const types = (useQuery(fileTypesQuery()).data ?? []).filter((type) => type.is_active);
  const [typeId, setTypeId] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const term = useTerm(types.find(({ id }) => id === typeId)?.has_expiry === true, {
    className: classes.term,
  });
  const [several, setSeveral] = useState<readonly File[] | null>(null);
  const files = useQuery(filesQuery(owner)).data ?? [];
  const send = useSendFiles();
  const typeOf = (file: File) => continuedType(file, { kind, chosen: typeId, files });
  const clear = () => {
    setComment('');
    term.clear();
  };
  const sendAll = (chosen: readonly File[], version: File | null) => {
    const { validUntil } = term;
    const beside = { owner, kind: 'attachment', documentTypeId: typeId, validUntil } as const;
    for (const file of chosen) {
      const next = { owner, kind, documentTypeId: typeOf(file), comment: comment.trim(), validUntil };
      send([file], file === version ? next : beside);
    }
    setSeveral(null);
    clear();
  };
  const take = (all: readonly File[]) => {
    // What will not be taken says why at once; nobody is asked what it becomes.
    const chosen = all.filter((file) => fileRefusal(file) === null);
    send(
      all.filter((file) => !chosen.includes(file)),
      { owner, kind, documentTypeId: typeId },
    );
    const [only] = chosen;
    if (term.isWrong) return term.show();
    if (chosen.length > 1 && kind !== 'attachment') setSeveral(chosen);
    else if (only !== undefined) {
      const { validUntil } = term;
      send(chosen, { owner, kind, documentTypeId: typeOf(only), comment: comment.trim(), validUntil });
      clear();
    }
  };
  return (
    <div className={classes.upload} data-inset={inset}>
      <FileDrop label="Загрузить файл" onFiles={take}>
        {types.length > 0 && (
          <SelectField
            className={classes.type}
            label="Тип документа"
            placeholder="Без типа"
            clearable
            options={types.map((type) => ({ value: type.id, label: type.name }))}
            value={typeId}
            onChange={setTypeId}
          />
        )}
        {term.field}
        <Remark value={comment} onChange={setComment} />
      </FileDrop>
      {isComposed && kind === 'draft' && <GenerateButton owner={owner} />}
      {several !== null && (
        <SeveralFilesDialog
          files={several}
          kind={kind}
          onSend={(version) => {
            sendAll(several, version);
          }}
          onClose={() => {
            setSeveral(null);
          }}
        />
      )}
    </div>
  );
}
