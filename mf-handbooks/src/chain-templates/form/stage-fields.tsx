import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import {
  DEADLINE_UNIT_LABELS,
  EXECUTION_LABELS,
  QUORUM_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { DeadlineUnit, Execution, QuorumType } from 'shared/contract/approval/approval-status';
import { STAGE_FIELD_LABELS } from 'shared/contract/approval/chain-template.labels';
import { fieldId, SegmentedField, SelectField, TextField, type FieldErrors, optionsOf } from 'shared/form';
import { IconButton } from 'shared/ui';

import { ParticipantsField } from './participants-field';
import { StageCondition } from './stage-condition';
import { StageRest } from './stage-rest';
import classes from './template-form.module.css';
import type { StageValues } from './template-values';

const QUORUMS = optionsOf<QuorumType>(QUORUM_LABELS);
const EXECUTIONS = optionsOf<Execution>(EXECUTION_LABELS);
const UNITS = optionsOf<DeadlineUnit>(DEADLINE_UNIT_LABELS);

interface StageFieldsProps {
  /** The documents the template is for. */
  kinds: readonly string[];
  stage: StageValues;
  /** The stages before it, in their order. */
  earlier: readonly StageValues[];
  at: number;
  of: number;
  errors: FieldErrors;
  onChange: (change: Partial<StageValues>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function StageTools({
  at,
  of,
  onMove,
  onRemove,
}: Pick<StageFieldsProps, 'at' | 'of' | 'onMove' | 'onRemove'>) {
  const place = String(at + 1);
  return (
    <span className={classes.tools}>
      <IconButton
        size="sm"
        label={`Этап ${place}: выше`}
        disabled={at === 0}
        icon={<IconArrowUp size={16} stroke={1.75} />}
        onClick={() => {
          onMove(-1);
        }}
      />
      <IconButton
        size="sm"
        label={`Этап ${place}: ниже`}
        disabled={at === of - 1}
        icon={<IconArrowDown size={16} stroke={1.75} />}
        onClick={() => {
          onMove(1);
        }}
      />
      <IconButton
        size="sm"
        label={`Убрать этап ${place}`}
        icon={<IconTrash size={16} stroke={1.75} />}
        onClick={onRemove}
      />
    </span>
  );
}

type RuleFieldsProps = Pick<StageFieldsProps, 'stage' | 'errors' | 'onChange'> & { path: string };

/** How many have to agree, in which order and by when. */
function RuleFields({ stage, path, errors, onChange }: RuleFieldsProps) {
  const counts = stage.quorum_type === 'count' || stage.quorum_type === 'percent';
  const isAnyRequired = stage.participants.some(({ is_required: isRequired }) => isRequired);
  return (
    <div className={classes.grid}>
      <SegmentedField
        label={STAGE_FIELD_LABELS.execution}
        options={EXECUTIONS}
        value={stage.execution}
        onChange={(value) => {
          onChange({ execution: value });
        }}
      />
      <SelectField
        label={STAGE_FIELD_LABELS.quorum_type}
        options={QUORUMS}
        value={stage.quorum_type}
        onChange={(value) => {
          if (value !== null) onChange({ quorum_type: value });
        }}
      />
      {counts && (
        <TextField
          id={fieldId(`${path}.quorum_value`)}
          label={stage.quorum_type === 'count' ? 'Число решений' : 'Процент решений'}
          required
          inputMode="numeric"
          hint={isAnyRequired ? 'Решения обязательных участников нужны в любом случае' : undefined}
          value={stage.quorum_value}
          error={errors[`${path}.quorum_value`]}
          onChange={(value) => {
            onChange({ quorum_value: value });
          }}
        />
      )}
      <div className={classes.term}>
        <TextField
          id={fieldId(`${path}.deadline_value`)}
          label={STAGE_FIELD_LABELS.deadline_value}
          hint={stage.execution === 'sequential' ? 'Общий для всех участников этапа' : undefined}
          inputMode="numeric"
          value={stage.deadline_value}
          error={errors[`${path}.deadline_value`]}
          onChange={(value) => {
            onChange({ deadline_value: value });
          }}
        />
        <SelectField
          label="Единица срока"
          options={UNITS}
          value={stage.deadline_unit}
          onChange={(value) => {
            if (value !== null) onChange({ deadline_unit: value });
          }}
        />
      </div>
    </div>
  );
}

/** A stage of the route: its name, whom it asks, how many have to agree and by when. */
export function StageFields(props: StageFieldsProps) {
  const { kinds, stage, earlier, at, errors, onChange } = props;
  const path = `stages.${stage.key}`;
  return (
    <li className={classes.stage}>
      <div className={classes.stageHead}>
        <h3>{`Этап ${String(at + 1)}`}</h3>
        <StageTools {...props} />
      </div>
      <TextField
        id={fieldId(`${path}.name`)}
        label={STAGE_FIELD_LABELS.name}
        required
        maxLength={200}
        value={stage.name}
        error={errors[`${path}.name`]}
        onChange={(value) => {
          onChange({ name: value });
        }}
      />
      <ParticipantsField
        path={`${path}.participants`}
        value={stage.participants}
        errors={errors}
        onChange={(value) => {
          onChange({ participants: value });
        }}
      />
      <RuleFields {...{ stage, path, errors, onChange }} />
      <StageCondition
        {...{ kinds, path, errors }}
        value={stage.condition}
        onChange={(condition) => {
          onChange({ condition });
        }}
      />
      <StageRest {...{ kinds, stage, earlier, path, errors, onChange }} />
    </li>
  );
}
