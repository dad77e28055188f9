import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import { LeaveDialog } from 'shared/form';
import { isoDate } from 'shared/format';
import { useQuery } from 'shared/query';
import { ConfirmDialog, StatusPill } from 'shared/ui';

import { counterpartyQuery, vatRatesQuery } from '../api/agreement.queries';
import { AgreementFiles } from '../agreement/agreement-files';
import { agreementStatusLook } from '../agreement/agreement-status-look';
import { agreementName, statusReason } from '../agreement/agreement.labels';
import { paths } from '../paths';
import { ConflictDialog } from './conflict.dialog';
import { FormAside } from './form-aside';
import { FormBar } from './form-bar';
import { AgreementFormContext } from './form-context';
import { FormHeader } from './form-header';
import { FormNotices } from './form-notices';
import classes from './form.module.css';
import { AmountFields } from './sections/amount-fields';
import { FormPart } from './sections/form-part';
import { MainFields } from './sections/main-fields';
import { PartiesFields } from './sections/parties-fields';
import { PaymentFields } from './sections/payment-fields';
import { ServiceFields } from './sections/service-fields';
import { SigningFields } from './sections/signing-fields';
import { TermsFields } from './sections/terms-fields';
import { useAgreementEditor } from './use-agreement-editor';
import type { FormSection } from './values/agreement-fields.labels';
import { formReadiness } from './values/form-readiness';
import type { OpenFields } from './values/open-fields';
import { neededFields, validateAgreement } from './values/validate-agreement';

const NO_RATES: never[] = [];

function sectionsOf(open: OpenFields, isNew: boolean): FormSection[] {
  if (open === 'service') return ['signing', 'service', 'files'];
  const parts: FormSection[] = ['main', 'parties', 'terms', 'amount', 'payment', 'signing', 'service'];
  return isNew ? parts : [...parts, 'files'];
}

export interface AgreementFormProps {
  agreement: Agreement | null;
  open: OpenFields;
}

/** The one form of an agreement, for making and for changing it. */
export function AgreementForm({ agreement, open }: AgreementFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  const rates = useQuery(vatRatesQuery()).data ?? NO_RATES;
  const [leaving, setLeaving] = useState(false);
  const editor = useAgreementEditor({
    agreement,
    rates,
    onDone: (saved) => void navigate(paths.agreement(saved.id, list), { replace: true }),
  });
  const { form, draft } = editor;
  const sections = sectionsOf(open, agreement === null);
  const api = useMemo(
    () => ({ agreement, form, open, rates, needed: new Set(neededFields(form.values, 'send')) }),
    [agreement, form, open, rates],
  );
  const giveUp = () => {
    editor.giveUp();
    void navigate(agreement === null ? paths.agreements(list) : paths.agreement(agreement.id, list));
  };
  return (
    <AgreementFormContext value={api}>
      <FormHeader agreement={agreement} list={list} savedAt={draft.savedAt} failed={draft.failed} />
      <div className={classes.editor}>
        <div className={classes.form}>
          <FormTitle agreement={agreement} />
          <FormNotices agreement={agreement} editor={editor} />
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
        </div>
        <Aside agreement={agreement} open={open} sections={sections} editor={editor} rates={rates} />
      </div>
      <FormBar
        isNew={agreement === null}
        sending={editor.sending}
        busy={editor.busy}
        onGiveUp={() => {
          if (form.dirty) setLeaving(true);
          else giveUp();
        }}
        onSave={() => void editor.save()}
        onSend={() => void editor.send()}
      />
      <LeaveDialog guard={editor.guard} draftKept={!draft.failed} />
      <ConfirmDialog
        open={leaving}
        danger
        title={agreement === null ? 'Не создавать договор' : 'Отменить правку'}
        confirmLabel="Удалить введённое"
        cancelLabel="Продолжить правку"
        onConfirm={giveUp}
        onClose={() => {
          setLeaving(false);
        }}
      >
        Введённое пропадёт вместе с черновиком.
      </ConfirmDialog>
      {editor.conflict !== null && (
        <ConflictDialog
          conflict={editor.conflict}
          busy={editor.busy !== null}
          onChoose={(values) => void editor.resolve(values)}
          onClose={editor.closeConflict}
        />
      )}
    </AgreementFormContext>
  );
}

function FormTitle({ agreement }: { agreement: Agreement | null }) {
  if (agreement === null) {
    return (
      <div className={classes.head}>
        <h1 className={classes.title}>Новый договор</h1>
      </div>
    );
  }
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>
        {`Договор ${agreementName(agreement)}`}
        <StatusPill {...agreementStatusLook(agreement.status)} />
      </h1>
      <p className={classes.under}>{statusReason(agreement)}</p>
    </div>
  );
}

interface AsideProps extends AgreementFormProps {
  sections: readonly FormSection[];
  editor: ReturnType<typeof useAgreementEditor>;
  rates: Parameters<typeof useAgreementEditor>[0]['rates'];
}

/** Readiness is counted anew from what is typed; it needs the cards of both sides. */
function Aside({ agreement, open, sections, editor, rates }: AsideProps) {
  const { values, errors } = editor.form;
  const side = (party: typeof values.organization) => ({
    ...counterpartyQuery(party?.value ?? 0),
    enabled: party !== null,
  });
  const ours = useQuery(side(values.organization)).data;
  const theirs = useQuery(side(values.counterparty)).data;
  const sendable = agreement === null || agreement.status === 'draft' || agreement.status === 'rework';
  const today = isoDate(new Date());
  const readiness =
    open === 'all' && sendable
      ? formReadiness(values, {
          agreement,
          errors: validateAgreement(values, 'send', { rates, today }),
          counterparty: theirs ?? null,
          signatories: [...(ours?.signatories ?? []), ...(theirs?.signatories ?? [])],
        })
      : [];
  return (
    <FormAside
      sections={sections}
      errors={errors}
      filesCount={agreement?.files_count ?? null}
      readiness={readiness}
    />
  );
}
