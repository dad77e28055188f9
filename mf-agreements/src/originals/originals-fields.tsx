import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';
import { documentFields, formGrid as classes } from 'shared/document-form';

import { settableOriginals } from './settable-originals';

/** What the form of every kind that has originals holds of them. */
interface OriginalValues {
  originals_status: OriginalsStatus;
  originals_sent_at: string | null;
  originals_due_at: string | null;
  originals_received_at: string | null;
  storage_place: string;
}

const { useForm, BoundText, BoundDate, BoundSelect } = documentFields<OriginalValues>();

/** Where the signed original is: within a part of the form of any document that has one. */
export function OriginalsFields() {
  const { form } = useForm();
  const { originals_status: status, originals_due_at: due } = form.values;
  const waits = status !== 'not_required' || due !== null;
  return (
    <>
      <BoundSelect
        className={classes.w3}
        field="originals_status"
        labels={settableOriginals(form.base.originals_status)}
      />
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
    </>
  );
}
