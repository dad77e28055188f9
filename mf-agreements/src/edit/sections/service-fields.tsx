import { RISK_LEVEL_LABELS } from 'shared/contract/agreement.labels';

import { BoundSegmented, BoundSelect } from '../fields/bound-fields';
import { loadDepartments, loadEmployees } from '../fields/options.queries';
import { ReferenceField } from '../fields/reference-field';
import { TagsField } from '../fields/tags-field';
import { useAgreementForm } from '../form-context';
import classes from '../form.module.css';
import { CONFIDENTIALITY_LABELS } from '../../agreement/agreement-choices.labels';
import { FormPart } from './form-part';

/** Who looks after the agreement and how it is found again. */
export function ServiceFields() {
  const { open } = useAgreementForm();
  return (
    <FormPart section="service">
      <div className={classes.grid}>
        {open === 'service' && (
          <ReferenceField className={classes.w12} field="responsible" load={loadEmployees} />
        )}
        <ReferenceField className={classes.w6} field="department" load={loadDepartments} clearable />
        <ReferenceField className={classes.w6} field="curator" load={loadEmployees} clearable />
        <BoundSelect
          className={classes.w3}
          field="risk_level"
          labels={RISK_LEVEL_LABELS}
          clearable
          placeholder="Не оценён"
        />
        <BoundSegmented className={classes.w6} field="confidentiality" labels={CONFIDENTIALITY_LABELS} />
        <TagsField className={classes.w12} />
      </div>
    </FormPart>
  );
}
