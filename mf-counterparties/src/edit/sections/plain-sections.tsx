import { FormPart, formGrid } from 'shared/document-form';

import { TableField } from '../fields/table-field';

/** Where the counterparty is and how it is reached. */
export function AddressesSection() {
  return (
    <FormPart section="addresses">
      <div className={formGrid.grid}>
        <TableField name="legal_address" className={formGrid.w12} />
        <TableField name="postal_address" className={formGrid.w6} />
        <TableField name="actual_address" className={formGrid.w6} />
        <TableField name="phone" className={formGrid.w4} />
        <TableField name="email" className={formGrid.w4} />
        <TableField name="website" className={formGrid.w4} />
        <TableField name="edi_operator" className={formGrid.w6} />
        <TableField name="edi_participant_id" className={formGrid.w6} />
      </div>
    </FormPart>
  );
}

/** Who looks after the counterparty and on what terms one works with it. */
export function WorkSection() {
  return (
    <FormPart section="work">
      <div className={formGrid.grid}>
        <TableField name="responsible" className={formGrid.w6} />
        <TableField name="risk_level" className={formGrid.w6} />
        <TableField name="credit_limit" className={formGrid.w6} />
        <TableField name="payment_days_default" className={formGrid.w6} />
        <TableField name="category" className={formGrid.w12} />
        <TableField name="tags" className={formGrid.w12} />
        <TableField name="note" className={formGrid.w12} />
      </div>
    </FormPart>
  );
}
