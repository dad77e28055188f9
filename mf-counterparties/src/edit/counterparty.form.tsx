import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_STATUS_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import {
  COUNTERPARTY_FIELDS,
  COUNTERPARTY_SECTION_LABELS,
} from 'shared/contract/counterparty/counterparty.fields';
import type { FieldGroup } from 'shared/contract/record/field-table';
import { closedReason, DocumentForm, useDocumentEditor } from 'shared/document-form';
import { counterpartyName } from 'shared/format';
import { useSessionUser } from 'shared/session';
import { StatusPill } from 'shared/ui';

import { counterpartyStatusLook } from '../counterparty/counterparty-status-look';
import { paths } from '../paths';
import { counterpartyForm } from './counterparty-form';
import { AccountsSection, ContactsSection, SignatoriesSection } from './sections/lines-sections';
import { MainSection } from './sections/main-section';
import { AddressesSection, WorkSection } from './sections/plain-sections';
import {
  emptyValues,
  type CounterpartyFieldName,
  type CounterpartyValues,
} from './values/counterparty-values';
import { validateCounterparty } from './values/validate-counterparty';

export interface CounterpartyFormProps {
  /** Null while a new one is being made. */
  company: Counterparty | null;
  isOwn: boolean;
  /** What was open when the form was opened. */
  open: readonly FieldGroup[];
  /** The counterparty was closed for this since. */
  closed: boolean;
}

const SECTIONS = Object.keys(COUNTERPARTY_SECTION_LABELS);

/** Fields with a star: a company has a КПП, and who is not from abroad or a private person an ИНН. */
function neededFields(type: CounterpartyValues['type']): ReadonlySet<CounterpartyFieldName> {
  const always: CounterpartyFieldName[] = ['type', 'name_short', 'name_full'];
  if (type === 'legal' || type === 'branch') return new Set([...always, 'inn', 'kpp']);
  return new Set(type === 'foreign' || type === 'individual' ? always : [...always, 'inn']);
}

function useCounterpartyEditor({ company, isOwn, closed }: CounterpartyFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  const definition = useMemo(() => counterpartyForm(isOwn), [isOwn]);
  const validate = useMemo(
    () => validateCounterparty(company === null ? null : definition.valuesOf(company)),
    [company, definition],
  );
  const editor = useDocumentEditor({
    definition,
    record: company,
    empty: () => emptyValues({ is_own: isOwn, responsible: { value: user.id, label: user.full_name } }),
    validate,
    closed,
    onDone: (saved) =>
      void navigate(paths.counterparty(saved.id, search.get('list') ?? ''), { replace: true }),
  });
  return { definition, editor };
}

/** The one form of a counterparty, for making and for changing it. */
export function CounterpartyForm(props: CounterpartyFormProps) {
  const { company, open, closed } = props;
  const { definition, editor } = useCounterpartyEditor(props);
  const { type } = editor.form.values;
  const needed = useMemo(() => neededFields(type), [type]);
  const status = company === null ? '' : COUNTERPARTY_STATUS_LABELS[company.status];
  const reasonOf = useMemo(
    () => closedReason(COUNTERPARTY_FIELDS, open, `Статус «${status}»`),
    [open, status],
  );
  return (
    <DocumentForm
      definition={definition}
      editor={editor}
      sections={SECTIONS}
      needed={needed}
      closedReason={reasonOf}
      closed={closed}
      note={open.includes('essential') ? null : `В статусе «${status}» меняются только условия работы`}
      title={company !== null && <Title company={company} />}
      readiness={[]}
    >
      <MainSection id={company?.id ?? null} />
      <AddressesSection />
      <AccountsSection />
      <SignatoriesSection />
      <ContactsSection />
      <WorkSection />
    </DocumentForm>
  );
}

function Title({ company }: { company: Counterparty }) {
  return (
    <>
      {counterpartyName(company)}
      <StatusPill {...counterpartyStatusLook(company.status)} />
    </>
  );
}
