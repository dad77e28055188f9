import { useQuery } from '@tanstack/react-query';

import type { QuotedPlace } from '../../contract/comment/comment';
import type { DocumentFile } from '../../contract/file/file';
import { SelectField } from '../../form/options/select-field';
import { filesQuery } from '../files/files.queries';
import type { Discussed } from './comments.api';

const isQuotable = ({ kind, destroyed_at }: DocumentFile) => kind !== 'signature' && destroyed_at == null;

const placeIn = ({ id, name, version }: DocumentFile): QuotedPlace => ({
  version_id: id,
  file_name: name,
  file_version: version,
  prefix: '',
  suffix: '',
  is_checked: false,
});

interface QuotedFileFieldProps {
  of: Discussed;
  place: QuotedPlace | null;
  onChange: (place: QuotedPlace | null) => void;
}

/** Which file of the document the typed words stand in; absent while the document has none. */
export function QuotedFileField({ of, place, onChange }: QuotedFileFieldProps) {
  const files = (useQuery(filesQuery(of)).data ?? []).filter(isQuotable);
  if (files.length === 0) return null;
  return (
    <SelectField
      label="Файл"
      placeholder="Без файла"
      clearable
      options={files.map((file) => ({
        value: file.id,
        // The name of a file fills the field of a phone: its version is seen first.
        label: `Версия ${String(file.version)} · ${file.name}`,
      }))}
      value={place?.version_id ?? null}
      onChange={(id) => {
        const file = files.find((one) => one.id === id);
        onChange(file === undefined ? null : placeIn(file));
      }}
    />
  );
}
