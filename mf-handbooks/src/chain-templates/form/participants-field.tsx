import { IconPlus, IconTrash } from '@tabler/icons-react';
import { PARTICIPANT_KIND_LABELS } from 'shared/contract/approval/approval.labels';
import { NEEDS_RECORD, type ParticipantKind } from 'shared/contract/approval/approval-status';
import { CheckboxField, SelectField, fieldId, type FieldErrors } from 'shared/form';
import { useQuery } from 'shared/query';
import { Button, IconButton } from 'shared/ui';

import { participantFaultsQuery } from '../api/chain-templates.queries';
import { ReferenceField } from '../../references/references-field';
import { named, useFocusAfter } from './focus-after';
import classes from './template-form.module.css';
import { newParticipant, type ParticipantValues } from './template-values';

/** Participants that are named by a record, and the resource it is chosen from. */
const RESOURCES: Readonly<Partial<Record<ParticipantKind, readonly [string, string]>>> = {
  user: ['users', 'Сотрудник'],
  job_title: ['job-titles', 'Должность'],
  department_head: ['departments', 'Подразделение'],
  role: ['roles', 'Роль'],
};
const KINDS = (Object.entries(PARTICIPANT_KIND_LABELS) as [ParticipantKind, string][]).map(
  ([value, label]) => ({ value, label }),
);

/** Who of the chosen people could not be asked, and why; nothing while that is not known, or when all can. */
function ParticipantFaults({ kind, id }: { kind: ParticipantKind; id: number }) {
  const { data: faults = [] } = useQuery(participantFaultsQuery(kind, id));
  return faults.map((fault) => (
    <p key={fault} className={classes.warning} role="status">
      {fault}
    </p>
  ));
}

interface ParticipantProps {
  value: ParticipantValues;
  place: number;
  path: string;
  errors: FieldErrors;
  onChange: (change: Partial<ParticipantValues>) => void;
  onRemove: () => void;
}

function ParticipantFields({ value, place, path, errors, onChange, onRemove }: ParticipantProps) {
  const named = RESOURCES[value.kind];
  return (
    <li className={classes.participant} data-participant={value.key}>
      <SelectField
        label={`Участник ${String(place)}`}
        options={KINDS}
        value={value.kind}
        onChange={(kind) => {
          if (kind !== null) onChange({ kind, ref: null });
        }}
      />
      {named === undefined ? (
        <span />
      ) : (
        <ReferenceField
          key={value.kind}
          id={fieldId(`${path}.ref_id`)}
          resource={named[0]}
          label={named[1]}
          required={NEEDS_RECORD.includes(value.kind)}
          error={errors[`${path}.ref_id`]}
          placeholder={value.kind === 'department_head' ? 'Подразделение документа' : undefined}
          value={value.ref}
          onChange={(ref) => {
            onChange({ ref });
          }}
        />
      )}
      <CheckboxField
        label="Обязателен"
        checked={value.is_required}
        onChange={(isRequired) => {
          onChange({ is_required: isRequired });
        }}
      />
      <IconButton
        label={`Убрать участника ${String(place)}`}
        icon={<IconTrash size={16} stroke={1.75} />}
        onClick={onRemove}
      />
      {named !== undefined && value.ref !== null && (
        <ParticipantFaults kind={value.kind} id={value.ref.value} />
      )}
    </li>
  );
}

interface ParticipantsFieldProps {
  value: readonly ParticipantValues[];
  path: string;
  errors: FieldErrors;
  onChange: (value: ParticipantValues[]) => void;
}

/** Whom a stage asks: people, posts, heads, roles, or whom the document itself names. */
export function ParticipantsField({ value, path, errors, onChange }: ParticipantsFieldProps) {
  const fault = errors[path];
  const { within, lead } = useFocusAfter();
  const remove = (at: number) => {
    const nextOnes = [at + 1, at].map((place) => named(`Убрать участника ${String(place)}`));
    lead(...nextOnes, '[data-add-participant]');
    onChange(value.filter((_, place) => place !== at));
  };
  const add = () => {
    const participant = newParticipant();
    lead(`[data-participant="${participant.key}"] [role="combobox"]`);
    onChange([...value, participant]);
  };
  return (
    <div ref={within} className={classes.participants}>
      <ul>
        {value.map((one, at) => (
          <ParticipantFields
            key={one.key}
            value={one}
            place={at + 1}
            path={`${path}.${one.key}`}
            errors={errors}
            onChange={(change) => {
              onChange(value.map((other) => (other.key === one.key ? { ...other, ...change } : other)));
            }}
            onRemove={() => {
              remove(at);
            }}
          />
        ))}
      </ul>
      {fault !== undefined && <p className={classes.fault}>{fault}</p>}
      <Button
        size="sm"
        variant="ghost"
        data-add-participant
        icon={<IconPlus size={16} stroke={1.75} />}
        onClick={add}
      >
        Участник
      </Button>
    </div>
  );
}
