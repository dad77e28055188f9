import { businessDay } from 'shared/contract/calendar/business-day';
import { DocumentFiles } from 'shared/document';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_FIELDS, AGREEMENT_SECTION_LABELS } from 'shared/contract/agreement/agreement.fields';
import type { VatRate } from 'shared/contract/books/handbook';
import type { FieldGroup } from 'shared/contract/record/field-table';
import { closedReason, DocumentForm, FormPart, useDocumentEditor, type Goal } from 'shared/document-form';
import { generalRate } from 'shared/document-items';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { StatusPill } from 'shared/ui';

import { agreementStatusLook } from '../agreement/agreement-status-look';
import { lockedNote, statusReason } from '../agreement/agreement.labels';
import { vatRatesQuery } from '../api/agreement.queries';
import { paths } from '../paths';
import { agreementForm } from './agreement-form';
import { AgreementFactsContext } from './form-context';
import { AmountFields } from './sections/amount-fields';
import { MainFields } from './sections/main-fields';
import { PartiesFields } from './sections/parties-fields';
import { PaymentFields } from './sections/payment-fields';
import { ServiceFields } from './sections/service-fields';
import { SigningFields } from './sections/signing-fields';
import { TermsFields } from './sections/terms-fields';
import { useFieldRules } from './use-field-rules';
import { useFormReadiness } from './use-form-readiness';
import { emptyValues, FORM_FIELDS, type AgreementValues } from './values/agreement-values';
import { neededFields, validateAgreement, type KnownFacts } from './values/validate-agreement';

const NO_RATES: never[] = [];

const SECTIONS: readonly string[] = Object.keys(AGREEMENT_SECTION_LABELS);
const SERVICE_SECTIONS: readonly string[] = ['signing', 'service', 'files'];

function sectionsOf(open: readonly FieldGroup[], isNew: boolean): readonly string[] {
  if (!open.includes('open')) return SERVICE_SECTIONS;
  return isNew ? SECTIONS.filter((section) => section !== 'files') : SECTIONS;
}

/** True of a part of the form in which nothing is left. */
function isBare(section: string, hidden: ReadonlySet<string>): boolean {
  const fields = Object.entries(FORM_FIELDS).filter(([, field]) => field.section === section);
  return fields.length > 0 && fields.every(([name]) => hidden.has(name));
}

const reasonsOf = (open: readonly FieldGroup[]) =>
  closedReason(
    AGREEMENT_FIELDS,
    open,
    open.includes('open') ? 'Согласовано' : 'Меняется дополнительным соглашением',
  );

export interface AgreementFormProps {
  agreement: Agreement | null;
  /** Groups of fields that were open when the form was opened. */
  open: readonly FieldGroup[];
  /** The agreement was closed for this since. */
  closed: boolean;
}

/** The editor of an agreement, with the rates it is taxed by. */
function useAgreementEditor(
  { agreement, closed }: AgreementFormProps,
  { rates, required }: Pick<KnownFacts, 'required'> & { rates: readonly VatRate[] },
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  const [today] = useState(() => businessDay());
  const validate = useCallback(
    (values: AgreementValues, goal: Goal) => validateAgreement(values, goal, { rates, required, today }),
    [rates, required, today],
  );
  const editor = useDocumentEditor({
    definition: agreementForm,
    record: agreement,
    empty: () => emptyValues({ value: user.id, label: user.full_name }),
    validate,
    closed,
    onDone: (saved) => void navigate(paths.agreement(saved.id, search.get('list') ?? ''), { replace: true }),
  });
  // A new agreement begins with the general rate of its day: most are taxed by it.
  const [rated, setRated] = useState(agreement !== null);
  if (!rated && rates.length > 0) {
    setRated(true);
    if (editor.form.values.vat_rate === null) editor.form.preset({ vat_rate: generalRate(rates, today) });
  }
  return editor;
}

/** The one form of an agreement, for making and for changing it. */
export function AgreementForm(props: AgreementFormProps) {
  const { agreement, open, closed } = props;
  const rates = useQuery(vatRatesQuery()).data ?? NO_RATES;
  const rules = useFieldRules(agreement?.agreement_type.id ?? null);
  const { required } = rules;
  const editor = useAgreementEditor(props, { rates, required });
  const { values } = editor.form;
  rules.follow(values);
  const hidden = rules.hiddenIn(values);
  const sections = sectionsOf(open, agreement === null).filter((section) => !isBare(section, hidden));
  const facts = useMemo(() => ({ agreement, open, rates }), [agreement, open, rates]);
  const needed = useMemo(
    () => new Set<string>([...neededFields(values, 'send'), ...required]),
    [values, required],
  );
  const reasonOf = useMemo(() => reasonsOf(open), [open]);
  const readiness = useFormReadiness({ agreement, open, values, rates, required });
  return (
    <AgreementFactsContext value={facts}>
      <DocumentForm
        definition={agreementForm}
        editor={editor}
        sections={sections}
        counts={{ files: agreement?.files_count ?? 0 }}
        needed={needed}
        hidden={hidden}
        closedReason={reasonOf}
        closed={closed}
        note={agreement === null ? null : lockedNote(agreement)}
        title={agreement !== null && <Title agreement={agreement} />}
        reason={agreement === null ? undefined : statusReason(agreement)}
        readiness={readiness}
      >
        {sections.includes('main') && <MainFields />}
        {sections.includes('parties') && <PartiesFields />}
        {sections.includes('terms') && <TermsFields />}
        {sections.includes('amount') && <AmountFields />}
        {sections.includes('payment') && <PaymentFields />}
        <SigningFields />
        <ServiceFields />
        {agreement !== null && (
          <FormPart section="files">
            <DocumentFiles type="agreement" resource="agreements" record={agreement} inset="none" />
          </FormPart>
        )}
      </DocumentForm>
    </AgreementFactsContext>
  );
}

function Title({ agreement }: { agreement: Agreement }) {
  return (
    <>
      {`Договор ${agreementName(agreement)}`}
      <StatusPill {...agreementStatusLook(agreement.status)} />
    </>
  );
}
