import {
  ESCALATION_ACTION_LABELS,
  DECISION_LABELS,
  ESCALATION_TARGET_LABELS,
  REJECT_RULE_LABELS,
  RESET_RULE_LABELS,
  STAGE_ACTION_LABELS,
} from 'shared/contract/approval/approval.labels';
import { REMARKABLE_DECISIONS } from 'shared/contract/approval/approval-status';
import { STAGE_FIELD_LABELS } from 'shared/contract/approval/chain-template.labels';
import {
  CheckboxField,
  fieldId,
  MultiSelectField,
  SelectField,
  TextField,
  type FieldErrors,
  optionsOf,
} from 'shared/form';

import { ReferenceField } from '../../references/references-field';
import { Fold } from './fold';
import { ResetFieldsField } from './reset-fields-field';
import classes from './template-form.module.css';
import type { StageValues } from './template-values';

const REMARKABLE = REMARKABLE_DECISIONS.map((value) => ({ value, label: DECISION_LABELS[value] }));
const ESCALATION_ACTIONS = optionsOf(ESCALATION_ACTION_LABELS);

interface StageRestProps {
  /** The documents the template is for. */
  kinds: readonly string[];
  stage: StageValues;
  /** The stages before it, in their order. */
  earlier: readonly StageValues[];
  path: string;
  errors: FieldErrors;
  onChange: (change: Partial<StageValues>) => void;
}

function Escalation({ stage, path, errors, onChange }: StageRestProps) {
  return (
    <>
      <TextField
        id={fieldId(`${path}.escalation_after_hours`)}
        label={STAGE_FIELD_LABELS.escalation_after_hours}
        inputMode="numeric"
        value={stage.escalation_after_hours}
        error={errors[`${path}.escalation_after_hours`]}
        onChange={(value) => {
          onChange({ escalation_after_hours: value });
        }}
      />
      <SelectField
        label={STAGE_FIELD_LABELS.escalation_to}
        options={optionsOf(ESCALATION_TARGET_LABELS)}
        value={stage.escalation_to}
        onChange={(value) => {
          if (value !== null) onChange({ escalation_to: value });
        }}
      />
      {stage.escalation_to === 'user' && (
        <ReferenceField
          id={fieldId(`${path}.escalation_user_id`)}
          label="Сотрудник"
          required
          resource="users"
          value={stage.escalation_user}
          error={errors[`${path}.escalation_user_id`]}
          onChange={(value) => {
            onChange({ escalation_user: value });
          }}
        />
      )}
      {stage.escalation_to !== 'nobody' && (
        <SelectField
          id={fieldId(`${path}.escalation_action`)}
          label={STAGE_FIELD_LABELS.escalation_action}
          options={ESCALATION_ACTIONS.filter(
            ({ value }) => value !== 'auto_approve' || value === stage.escalation_action,
          )}
          value={stage.escalation_action}
          error={errors[`${path}.escalation_action`]}
          onChange={(value) => {
            if (value !== null) onChange({ escalation_action: value });
          }}
        />
      )}
    </>
  );
}

/** What follows a refusal; one returns to a stage that was before this one. */
function Refusal({ stage, earlier, path, errors, onChange }: StageRestProps) {
  const targets = earlier.map(({ key, name }, at) => {
    const place = `Этап ${String(at + 1)}`;
    return { value: key, label: name.trim() === '' ? place : `${place}. ${name.trim()}` };
  });
  const hasTargets = targets.length > 0;
  return (
    <>
      <SelectField
        label={STAGE_FIELD_LABELS.on_reject}
        options={optionsOf(REJECT_RULE_LABELS).filter(
          ({ value }) => value !== 'return_to_stage' || hasTargets || value === stage.on_reject,
        )}
        value={stage.on_reject}
        onChange={(value) => {
          if (value !== null) onChange({ on_reject: value });
        }}
      />
      {stage.on_reject === 'return_to_stage' && (
        <SelectField
          id={fieldId(`${path}.return_stage_position`)}
          label={STAGE_FIELD_LABELS.return_stage_position}
          required
          options={targets}
          value={targets.some(({ value }) => value === stage.return_to) ? stage.return_to : null}
          error={errors[`${path}.return_stage_position`]}
          onChange={(value) => {
            onChange({ return_to: value });
          }}
        />
      )}
      <MultiSelectField
        label={STAGE_FIELD_LABELS.remark_required_on}
        options={REMARKABLE}
        value={stage.remark_required_on}
        onChange={(decisions) => {
          onChange({ remark_required_on: REMARKABLE_DECISIONS.filter((one) => decisions.includes(one)) });
        }}
      />
    </>
  );
}

/** What may be refused here. */
const FIELDS = [
  'return_stage_position',
  'reset_fields',
  'escalation_after_hours',
  'escalation_user_id',
  'escalation_action',
] as const;

/** What one seldom changes of a stage: refusal, new rounds, what participants may do, and what follows a delay. */
export function StageRest(props: StageRestProps) {
  const { kinds, stage, path, errors, onChange } = props;
  const isFaulty = FIELDS.some((field) => errors[`${path}.${field}`] !== undefined);
  return (
    <Fold summary="Ещё об этапе" isFaulty={isFaulty}>
      <div className={classes.fields}>
        <div className={classes.grid}>
          <SelectField
            label={STAGE_FIELD_LABELS.action}
            options={optionsOf(STAGE_ACTION_LABELS)}
            value={stage.action}
            onChange={(value) => {
              if (value !== null) onChange({ action: value });
            }}
          />
          <Refusal {...props} />
          <SelectField
            label={STAGE_FIELD_LABELS.reset_on}
            options={optionsOf(RESET_RULE_LABELS)}
            value={stage.reset_on}
            onChange={(value) => {
              if (value !== null) onChange({ reset_on: value });
            }}
          />
          {stage.reset_on === 'fields' && (
            <ResetFieldsField
              kinds={kinds}
              value={stage.reset_fields}
              id={fieldId(`${path}.reset_fields`)}
              error={errors[`${path}.reset_fields`]}
              onChange={(value) => {
                onChange({ reset_fields: value });
              }}
            />
          )}
        </div>
        <div className={classes.choices}>
          <CheckboxField
            label={STAGE_FIELD_LABELS.skip_if_already_approved}
            checked={stage.skip_if_already_approved}
            onChange={(value) => {
              onChange({ skip_if_already_approved: value });
            }}
          />
          <CheckboxField
            label={STAGE_FIELD_LABELS.allow_add}
            checked={stage.allow_add}
            onChange={(value) => {
              onChange({ allow_add: value });
            }}
          />
          <CheckboxField
            label={STAGE_FIELD_LABELS.allow_forward}
            checked={stage.allow_forward}
            onChange={(value) => {
              onChange({ allow_forward: value });
            }}
          />
        </div>
        <div className={classes.grid}>
          <Escalation {...props} />
        </div>
      </div>
    </Fold>
  );
}
