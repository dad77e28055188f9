import { formGrid as classes, FormPart } from 'shared/document-form';
import {
  ACTIVATION_BASIS_LABELS,
  ORIGINALS_STATUS_LABELS,
  SIGNING_METHOD_LABELS,
} from 'shared/contract/agreement/agreement.labels';

import { BoundDate, BoundSegmented, BoundSelect, BoundText, useForm } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

/** How the agreement is signed and where its original is. */
export function SigningFields() {
  const { form } = useForm();
  const { open } = useAgreementFacts();
  const waits = form.values.originals_status !== 'not_required';
  return (
    <FormPart section="signing">
      <div className={classes.grid}>
        {open.includes('open') && (
          <>
            <BoundSelect className={classes.w6} field="signing_method" labels={SIGNING_METHOD_LABELS} />
            <BoundSegmented
              className={classes.w6}
              field="activation_basis"
              labels={ACTIVATION_BASIS_LABELS}
            />
          </>
        )}
        <BoundSelect className={classes.w3} field="originals_status" labels={ORIGINALS_STATUS_LABELS} />
        {waits && (
          <>
            <BoundDate className={classes.half} field="originals_sent_at" />
            <BoundDate className={classes.half} field="originals_due_at" />
            <BoundDate className={classes.w3} field="originals_received_at" />
          </>
        )}
        <BoundText
          className={waits ? classes.w12 : classes.w9}
          field="storage_place"
          placeholder="Шкаф, папка, архивный короб"
        />
      </div>
    </FormPart>
  );
}
