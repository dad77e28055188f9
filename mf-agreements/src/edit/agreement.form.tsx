import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import type { VatRate } from 'shared/contract/handbook';
import { DocumentForm, FormPart, useDocumentEditor, type Goal } from 'shared/document-form';
import { generalRate } from 'shared/document-items';
import { isoDate } from 'shared/format';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { StatusPill } from 'shared/ui';

import { AgreementFiles } from '../agreement/agreement-files';
import { agreementStatusLook } from '../agreement/agreement-status-look';
import { agreementName, lockedNote, statusReason } from '../agreement/agreement.labels';
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
import { useFormReadiness } from './use-form-readiness';
import type { FormSection } from './values/agreement-fields.labels';
import { emptyValues, type AgreementValues } from './values/agreement-values';
import { closedReason, type OpenFields } from './values/open-fields';
import { neededFields, validateAgreement } from './values/validate-agreement';

const NO_RATES: never[] = [];

function sectionsOf(open: OpenFields, isNew: boolean): FormSection[] {
  if (open === 'service') return ['signing', 'service', 'files'];
  const parts: FormSection[] = ['main', 'parties', 'terms', 'amount', 'payment', 'signing', 'service'];
  return isNew ? parts : [...parts, 'files'];
}

export interface AgreementFormProps {
  agreement: Agreement | null;
  /** What was open when the form was opened. */
  open: OpenFields;
  /** The agreement was closed for this since. */
  closed: boolean;
}

/** The editor of an agreement, with the rates it is taxed by. */
function useAgreementEditor({ agreement, closed }: AgreementFormProps, rates: readonly VatRate[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  const [today] = useState(() => isoDate(new Date()));
  const validate = useCallback(
    (values: AgreementValues, goal: Goal) => validateAgreement(values, goal, { rates, today }),
    [rates, today],
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
  const editor = useAgreementEditor(props, rates);
  const { values } = editor.form;
  const sections = sectionsOf(open, agreement === null);
  const facts = useMemo(() => ({ agreement, open, rates }), [agreement, open, rates]);
  const needed = useMemo(() => new Set<string>(neededFields(values, 'send')), [values]);
  const reasonOf = useCallback((field: string) => closedReason(field, open), [open]);
  const readiness = useFormReadiness({ agreement, open, values, rates });
  return (
    <AgreementFactsContext value={facts}>
      <DocumentForm
        definition={agreementForm}
        editor={editor}
        sections={sections}
        counts={{ files: agreement?.files_count ?? 0 }}
        needed={needed}
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
            <AgreementFiles agreement={agreement} inset="none" />
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
