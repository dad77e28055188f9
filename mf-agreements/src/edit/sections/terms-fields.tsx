import { formGrid as classes, FormPart } from 'shared/document-form';
import { RENEWAL_TYPE_LABELS, VALIDITY_RULE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';

import { BoundDate, BoundNumber, BoundSegmented, BoundSelect, useForm } from '../fields/agreement-fields';

const RULES = { ...VALIDITY_RULE_LABELS, until_fulfilled: 'До исполнения' } as const;

/** How long the agreement holds and what happens at its end. */
export function TermsFields() {
  const { form } = useForm();
  const { validity_rule: rule, renewal_type: renewal, start_date: start } = form.values;
  const hasEnd = rule !== 'indefinite';
  return (
    <FormPart section="terms">
      <div className={classes.grid}>
        <BoundSegmented className={classes.w12} field="validity_rule" labels={RULES} />
        <BoundDate className={classes.half} field="start_date" />
        {hasEnd && <BoundDate className={classes.half} field="end_date" min={start ?? undefined} />}
        {hasEnd && <BoundSelect className={classes.w3} field="renewal_type" labels={RENEWAL_TYPE_LABELS} />}
        <BoundNumber className={classes.half} field="notice_days" suffix="дней" />
        {hasEnd && renewal === 'auto' && (
          <>
            <BoundNumber className={classes.half} field="renewal_months" suffix="мес." />
            <BoundNumber className={classes.half} field="renewal_limit" suffix="раз" />
          </>
        )}
        <BoundNumber className={classes.half} field="termination_notice_days" suffix="дней" />
      </div>
    </FormPart>
  );
}
