import { useMemo, useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { DocumentLink, DocumentLinks } from 'shared/contract/link/agreement-link';
import { LINK_KINDS, LINK_LABELS, type LinkKind } from 'shared/contract/link/agreement-link.labels';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { AsyncSelectField, FormDialog, SelectField } from 'shared/form';
import { errorOf } from 'shared/http';

import { useCreateLink, useUpdateLink } from './links.mutations';
import { documentSource, type PickedDocument } from './links.queries';

const KINDS = LINK_KINDS.map((value) => ({ value, label: LINK_LABELS[value] }));

interface KindFieldProps {
  value: LinkKind | null;
  error?: string | undefined;
  onChange: (kind: LinkKind | null) => void;
}

function KindField(props: KindFieldProps) {
  return <SelectField label="Вид связи" required options={KINDS} {...props} />;
}

interface AddLinkProps {
  agreementId: number;
  kinds: DocumentLinks['kinds'];
  links: readonly DocumentLink[];
  onClose: () => void;
}

/** Asks for a document and what it is to the agreement. */
export function AddLinkDialog({ agreementId, kinds, links, onClose }: AddLinkProps) {
  const alerts = useAlerts();
  const adding = useCreateLink();
  const [kind, setKind] = useState<LinkKind | null>('basis');
  const [document, setDocument] = useState<PickedDocument | null>(null);
  const [problem, setProblem] = useState<{ kind?: string; document?: string }>({});
  const source = useMemo(
    () => documentSource(kinds, { type: 'agreement', id: agreementId, links }),
    [kinds, agreementId, links],
  );
  const add = async () => {
    if (kind === null || document === null) {
      setProblem({
        ...(kind === null && { kind: REQUIRED_FIELD }),
        ...(document === null && { document: REQUIRED_FIELD }),
      });
      return;
    }
    try {
      const body = { kind, document_type: document.type, document_id: document.id };
      await adding.mutateAsync({ agreementId, body });
      onClose();
    } catch (error) {
      const { message, errors } = errorOf(error);
      const [ofKind] = errors.kind ?? [];
      const [ofDocument = ofKind === undefined ? message : undefined] = errors.document_id ?? [];
      setProblem({
        ...(ofKind !== undefined && { kind: ofKind }),
        ...(ofDocument !== undefined && { document: ofDocument }),
      });
    }
  };
  return (
    <FormDialog
      size="sm"
      title="Связать с документом"
      action="Добавить связь"
      isSending={adding.isPending}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <KindField
        value={kind}
        error={problem.kind}
        onChange={(next) => {
          setKind(next);
          setProblem({});
        }}
      />
      <AsyncSelectField
        label="Документ"
        required
        source={source}
        value={document}
        placeholder="Номер, название или контрагент"
        error={problem.document}
        onLoadError={alerts.failure}
        onChange={(next) => {
          setDocument(next);
          setProblem({});
        }}
      />
    </FormDialog>
  );
}

interface LinkKindProps {
  agreementId: number;
  link: DocumentLink;
  onClose: () => void;
}

/** Asks what the document is to the agreement instead. */
export function LinkKindDialog({ agreementId, link, onClose }: LinkKindProps) {
  const changing = useUpdateLink();
  const [kind, setKind] = useState<LinkKind | null>(link.kind);
  const [problem, setProblem] = useState<string | undefined>();
  const save = async () => {
    if (kind === null) {
      setProblem(REQUIRED_FIELD);
      return;
    }
    try {
      const body = { kind, lock_version: link.lock_version };
      await changing.mutateAsync({ agreementId, id: link.id, body });
      onClose();
    } catch (error) {
      const { message, errors } = errorOf(error);
      setProblem(errors.kind?.[0] ?? message);
    }
  };
  return (
    <FormDialog
      size="sm"
      title="Вид связи"
      description={link.document.name}
      action="Сохранить"
      isSending={changing.isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <KindField value={kind} error={problem} onChange={setKind} />
    </FormDialog>
  );
}
