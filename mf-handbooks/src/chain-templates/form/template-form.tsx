import { IconPlus } from '@tabler/icons-react';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
import { TOTAL_DEADLINE_LABEL } from 'shared/contract/approval/chain-template.labels';
import {
  CheckboxField,
  fieldId,
  MultiSelectField,
  TextareaField,
  TextField,
  type FieldErrors,
} from 'shared/form';
import { Button, Section } from 'shared/ui';

import { ConditionFields } from './condition-fields';
import { named, useFocusAfter } from './focus-after';
import { StageFields } from './stage-fields';
import classes from './template-form.module.css';
import { newStage, type StageValues, type TemplateValues } from './template-values';

const KINDS = Object.entries(DOCUMENT_KIND_LABELS).map(([value, label]) => ({ value, label }));

interface TemplateFormProps {
  values: TemplateValues;
  errors: FieldErrors;
  onChange: (change: Partial<TemplateValues>) => void;
}

function MainFields({ values, errors, onChange }: TemplateFormProps) {
  return (
    <Section title="Основное" inset="none">
      <div className={classes.fields}>
        <TextField
          id={fieldId('name')}
          label="Название"
          required
          maxLength={255}
          value={values.name}
          error={errors.name}
          onChange={(name) => {
            onChange({ name });
          }}
        />
        <TextareaField
          label="Когда применяется"
          rows={2}
          maxLength={2000}
          value={values.description}
          onChange={(description) => {
            onChange({ description });
          }}
        />
        <div className={classes.grid}>
          <MultiSelectField
            id={fieldId('document_kinds')}
            label="Документы"
            required
            options={KINDS}
            value={values.document_kinds}
            error={errors.document_kinds}
            onChange={(kinds) => {
              onChange({ document_kinds: kinds });
            }}
          />
          <TextField
            id={fieldId('priority')}
            label="Порядок"
            hint="Меньшее проверяется раньше"
            inputMode="numeric"
            value={values.priority}
            error={errors.priority}
            onChange={(priority) => {
              onChange({ priority });
            }}
          />
        </div>
        <TextField
          id={fieldId('total_deadline_days')}
          label={TOTAL_DEADLINE_LABEL}
          hint="Пусто — общего срока нет, действуют сроки этапов"
          inputMode="numeric"
          value={values.total_deadline_days}
          error={errors.total_deadline_days}
          onChange={(days) => {
            onChange({ total_deadline_days: days });
          }}
        />
        <CheckboxField
          label="Действует"
          checked={values.is_active}
          onChange={(isActive) => {
            onChange({ is_active: isActive });
          }}
        />
      </div>
    </Section>
  );
}

function moved(stages: readonly StageValues[], at: number, by: 1 | -1): StageValues[] {
  const next = [...stages];
  const [stage] = next.splice(at, 1);
  if (stage !== undefined) next.splice(at + by, 0, stage);
  return next;
}

const ADD = '[data-add-stage]';

function Stages({ values, errors, onChange }: TemplateFormProps) {
  const { stages } = values;
  const { lead } = useFocusAfter();
  const move = (at: number, by: 1 | -1) => {
    const place = `Этап ${String(at + by + 1)}`;
    const ways = [named(`${place}: ниже`), named(`${place}: выше`)];
    lead(...(by === 1 ? ways : ways.reverse()));
    onChange({ stages: moved(stages, at, by) });
  };
  const remove = (at: number) => {
    lead(named(`Убрать этап ${String(at + 1)}`), named(`Убрать этап ${String(at)}`), ADD);
    onChange({ stages: stages.filter((_, place) => place !== at) });
  };
  const add = () => {
    const stage = newStage();
    lead(`[id="${fieldId(`stages.${stage.key}.name`)}"]`);
    onChange({ stages: [...stages, stage] });
  };
  return (
    <Section title="Этапы" inset="none">
      <ol className={classes.stages}>
        {stages.map((stage, at) => (
          <StageFields
            key={stage.key}
            {...{ stage, at, errors }}
            of={stages.length}
            earlier={stages.slice(0, at)}
            kinds={values.document_kinds}
            onChange={(change) => {
              onChange({
                stages: stages.map((one) => (one.key === stage.key ? { ...one, ...change } : one)),
              });
            }}
            onMove={(by) => {
              move(at, by);
            }}
            onRemove={() => {
              remove(at);
            }}
          />
        ))}
      </ol>
      {errors.stages !== undefined && <p className={classes.fault}>{errors.stages}</p>}
      <Button data-add-stage icon={<IconPlus size={16} stroke={1.75} />} onClick={add}>
        Этап
      </Button>
    </Section>
  );
}

/** A template of approval: what it is for, when it applies, and its stages in their order. */
export function TemplateForm(props: TemplateFormProps) {
  const { values, errors, onChange } = props;
  return (
    <>
      <MainFields {...props} />
      <Section title="Условия" note="Пустое поле ничего не ограничивает" inset="none">
        <ConditionFields
          {...{ errors }}
          path="conditions"
          kinds={values.document_kinds}
          values={values.conditions}
          onChange={(change) => {
            onChange({ conditions: { ...values.conditions, ...change } });
          }}
        />
      </Section>
      <Stages {...props} />
    </>
  );
}
