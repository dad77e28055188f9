import { formGrid as classes, FormPart } from 'shared/document-form';
import { useState } from 'react';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import { employeeSource } from 'shared/form';

import {
  agreementTypes,
  frameworks,
  type PickedType,
  type TypeDefaults,
} from '../../agreement/agreement-references';
import {
  BoundDate,
  BoundSegmented,
  BoundSelect,
  BoundText,
  BoundTextarea,
  ReferenceField,
  useForm,
} from '../fields/agreement-fields';
import { typeDefaults } from '../values/type-defaults';

/** Spending first: most agreements of a company are with its suppliers. */
const DIRECTIONS = {
  expense: AGREEMENT_DIRECTION_LABELS.expense,
  income: AGREEMENT_DIRECTION_LABELS.income,
  none: AGREEMENT_DIRECTION_LABELS.none,
} as const;

/** What the agreement is, who answers for it, what it is about. */
export function MainFields() {
  const { form } = useForm();
  const [former, setFormer] = useState<TypeDefaults | null>(null);
  const chooseType = (type: PickedType | null) => {
    const defaults = type?.defaults ?? null;
    const choice = type === null ? null : { value: type.value, label: type.label };
    form.change({
      agreement_type: choice,
      ...(defaults !== null && typeDefaults(form.values, defaults, former)),
    });
    setFormer(defaults);
  };
  return (
    <FormPart section="main">
      <div className={classes.grid}>
        <ReferenceField
          className={classes.w6}
          field="agreement_type"
          source={agreementTypes}
          onChoose={chooseType}
        />
        <BoundSegmented className={classes.w6} field="direction" labels={DIRECTIONS} />
        <BoundText className={classes.half} field="number" numeric placeholder="Присвоится сам" />
        <BoundDate className={classes.half} field="agreement_date" />
        <ReferenceField className={classes.w6} field="responsible" source={employeeSource} />
        <BoundText className={classes.w12} field="title" />
        <BoundTextarea
          className={classes.w12}
          field="subject"
          placeholder="Что передаётся, выполняется или оказывается"
        />
        <BoundSelect className={classes.w6} field="kind" labels={AGREEMENT_KIND_LABELS} />
        <ReferenceField
          className={classes.w6}
          field="parent_agreement"
          source={frameworks}
          clearable
          placeholder="Если заключается по рамочному"
          emptyText="Рамочных договоров не найдено"
        />
      </div>
    </FormPart>
  );
}
