import { formGrid as classes, FormPart } from 'shared/document-form';
import { RISK_LEVEL_LABELS } from 'shared/contract/agreement/agreement.labels';
import {
  CONFIDENTIALITY_LABELS,
  PROCUREMENT_LAW_LABELS,
} from 'shared/contract/agreement/agreement-terms.labels';
import { CheckboxField, departmentSource, employeeSource, fieldId } from 'shared/form';

import {
  BoundSegmented,
  BoundSelect,
  ReferenceField,
  TagsField,
  useField,
  useForm,
} from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

function SubcontractSwitch() {
  const { form } = useForm();
  const { binding } = useField('is_subcontract');
  return (
    <CheckboxField
      className={classes.w12}
      id={fieldId('is_subcontract')}
      label={binding.label}
      disabledReason={binding.disabledReason}
      checked={form.values.is_subcontract}
      onChange={(is_subcontract) => {
        form.change({ is_subcontract });
      }}
    />
  );
}

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
        <BoundSelect className={classes.w3} field="procurement_law" labels={PROCUREMENT_LAW_LABELS} />
        <SubcontractSwitch />
        <TagsField field="tags" className={classes.w12} />
      </div>
    </FormPart>
  );
}
