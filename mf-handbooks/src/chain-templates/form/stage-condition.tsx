import { useState } from 'react';
import { STAGE_FIELD_LABELS } from 'shared/contract/approval/chain-template.labels';
import type { FieldErrors } from 'shared/form';

import { ConditionFields } from './condition-fields';
import { saysNothing, wordsOfConditions, type ConditionValues } from './condition-values';
import { Fold } from './fold';

interface StageConditionProps {
  value: ConditionValues;
  kinds: readonly string[];
  /** Of the stage: `stages.0`. */
  path: string;
  errors: FieldErrors;
  onChange: (value: ConditionValues) => void;
}

/** Which documents the stage is for; folded away where it is for all of them. */
export function StageCondition({ value, kinds, path, errors, onChange }: StageConditionProps) {
  const [hadOne] = useState(() => !saysNothing(value));
  const place = `${path}.condition`;
  const isFaulty = Object.keys(errors).some((field) => field.startsWith(`${place}.`));
  const words = saysNothing(value) ? 'для всех документов' : wordsOfConditions(value);
  return (
    <Fold summary={`${STAGE_FIELD_LABELS.condition}: ${words}`} startsOpen={hadOne} isFaulty={isFaulty}>
      <ConditionFields
        {...{ kinds, errors }}
        path={place}
        values={value}
        onChange={(change) => {
          onChange({ ...value, ...change });
        }}
      />
    </Fold>
  );
}
