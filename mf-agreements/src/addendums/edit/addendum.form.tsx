import { DocumentFiles } from 'shared/document';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS, ADDENDUM_SECTION_LABELS } from 'shared/contract/addendum/addendum.fields';
import { closedReason, DocumentForm, FormPart, formGrid, useDocumentEditor } from 'shared/document-form';
import type { Picked } from 'shared/form';
import { usePermission, useSessionUser } from 'shared/session';
import { StatusPill } from 'shared/ui';

import { paths } from '../../paths';
import { addendumStatusLook } from '../../agreement/addendum-status-look';
import { OriginalsFields } from '../../originals/originals-fields';
import { EdiFields } from '../../signing/edi-fields';
import { lockedNote, statusReason } from '../addendum/addendum.labels';
import { AGREEMENT_CLOSED } from '../addendum/parent-agreement';
import { addendumForm } from './addendum-form';
import { ChangeFields, MainFields, ResponsibleField, SigningFields } from './addendum-sections';
import { emptyValues, neededFields, validateAddendum } from './addendum-values';
import { useAddendumReadiness } from './use-addendum-readiness';

type OpenGroups = Addendum['open_groups'];
const ALL: readonly string[] = Object.keys(ADDENDUM_SECTION_LABELS);

export interface AddendumFormProps {
  addendum: Addendum | null;
  /** Of a new addendum: the agreement it is begun from. */
  agreement?: Picked | null;
  /** Groups of fields that were open when the form was opened. */
  open: OpenGroups;
  /** The addendum was closed for this since. */
  closed: boolean;
}

function useAddendumEditor({ addendum, agreement = null, closed }: AddendumFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  return useDocumentEditor({
    definition: addendumForm,
    record: addendum,
    empty: () => emptyValues({ agreement, responsible: { value: user.id, label: user.full_name } }),
    validate: validateAddendum,
    closed,
    onDone: (saved) => void navigate(paths.addendum(saved.id, search.get('list') ?? ''), { replace: true }),
  });
}

/** What is chosen among what the agreement holds: its terms, its sides and who signs for them. */
const OF_AGREEMENT: ReadonlySet<string> = new Set([
  'agreement',
  'changes',
  'our_signatory',
  'their_signatory',
]);

function useClosedReason(open: OpenGroups) {
  const reads = usePermission('Просмотр договоров');
  return useMemo(() => {
    const byState = closedReason(ADDENDUM_FIELDS, open, 'Согласовано');
    return (field: string) =>
      byState(field) ?? (!reads && OF_AGREEMENT.has(field) ? AGREEMENT_CLOSED : undefined);
  }, [open, reads]);
}

/** The one form of an addendum, for making and for changing it. */
export function AddendumForm(props: AddendumFormProps) {
  const { addendum, open, closed } = props;
  const editor = useAddendumEditor(props);
  const isService = !open.includes('open');
  const shown = isService ? ['main', 'signing', 'files'] : ALL;
  const needed = useMemo(() => new Set<string>(neededFields('send')), []);
  const reasonOf = useClosedReason(open);
  const readiness = useAddendumReadiness(addendum, editor.form.values);
  return (
    <DocumentForm
      definition={addendumForm}
      editor={editor}
      sections={addendum === null ? ALL.filter((section) => section !== 'files') : shown}
      counts={{ files: addendum?.files_count ?? 0 }}
      needed={needed}
      closedReason={reasonOf}
      closed={closed}
      note={addendum === null ? null : lockedNote(addendum)}
      title={addendum !== null && <Title addendum={addendum} />}
      reason={addendum === null ? undefined : statusReason(addendum)}
      readiness={readiness}
    >
      {isService ? (
        <>
          <FormPart section="main">
            <div className={formGrid.grid}>
              <ResponsibleField />
            </div>
          </FormPart>
          <FormPart section="signing">
            <div className={formGrid.grid}>
              <OriginalsFields />
              <EdiFields />
            </div>
          </FormPart>
        </>
      ) : (
        <>
          <MainFields />
          <ChangeFields />
          <SigningFields isNew={addendum === null} />
        </>
      )}
      {addendum !== null && (
        <FormPart section="files">
          <DocumentFiles type="addendum" resource="addendums" record={addendum} inset="none" />
        </FormPart>
      )}
    </DocumentForm>
  );
}

function Title({ addendum }: { addendum: Addendum }) {
  return (
    <>
      {`Дополнительное соглашение №\u00A0${addendum.number}`}
      <StatusPill {...addendumStatusLook(addendum.status)} />
    </>
  );
}
