import type { Obligation } from 'shared/contract/obligation/obligation';
import { filesQuery } from 'shared/document';
import { SelectField } from 'shared/form';
import { useQuery } from 'shared/query';

interface ProofFieldProps {
  /** The document the obligation stands in. */
  of: Pick<Obligation['document'], 'type' | 'id'>;
  value: number | null;
  error?: string | undefined;
  onChange: (versionId: number | null) => void;
}

/** Which file of the document proves that it was carried out: an act, an invoice; absent while the document has none. */
export function ProofField({ of, value, error, onChange }: ProofFieldProps) {
  const { data = [] } = useQuery(filesQuery({ type: of.type, id: of.id }));
  const files = data.filter(({ kind, destroyed_at }) => kind !== 'signature' && destroyed_at == null);
  if (files.length === 0) return null;
  return (
    <SelectField
      label="Подтверждающий файл"
      placeholder="Акт, счёт или накладная"
      clearable
      options={files.map(({ id, name, version, kind }) => ({
        value: id,
        label: kind === 'attachment' ? name : `Версия ${String(version)} · ${name}`,
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
