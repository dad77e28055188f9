import { formGrid as classes, FormPart } from 'shared/document-form';
import { CONFIDENTIALITY_LABELS, RISK_LEVEL_LABELS } from 'shared/contract/agreement/agreement.labels';
import { departmentSource, employeeSource } from 'shared/form';

import { BoundSegmented, BoundSelect, ReferenceField, TagsField } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

/** Who looks after the agreement and how it is found again. */
export function ServiceFields() {
  const { open } = useAgreementFacts();
  return (
    <FormPart section="service">
      <div className={classes.grid}>
        {!open.includes('open') && (
          <ReferenceField className={classes.w12} field="responsible" source={employeeSource} />
        )}
        <ReferenceField className={classes.w6} field="department" source={departmentSource} clearable />
        <ReferenceField className={classes.w6} field="curator" source={employeeSource} clearable />
        <BoundSelect
          className={classes.w3}
          field="risk_level"
          labels={RISK_LEVEL_LABELS}
          clearable
          placeholder="Не оценён"
        />
        <BoundSegmented className={classes.w6} field="confidentiality" labels={CONFIDENTIALITY_LABELS} />
        <TagsField field="tags" className={classes.w12} />
      </div>
    </FormPart>
  );
}
