import { IconPlus } from '@tabler/icons-react';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
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
          label="Срок всего согласования, рабочих дней"
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

/** A template of approval: what it is for, when it applies, and its stages in their order. */
export function TemplateForm(props: TemplateFormProps) {
  const { values, errors, onChange } = props;
  const { stages } = values;
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
                onChange({ stages: moved(stages, at, by) });
              }}
              onRemove={() => {
                onChange({ stages: stages.filter(({ key }) => key !== stage.key) });
              }}
            />
          ))}
        </ol>
        {errors.stages !== undefined && <p className={classes.fault}>{errors.stages}</p>}
        <Button
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => {
            onChange({ stages: [...stages, newStage()] });
          }}
        >
          Этап
        </Button>
      </Section>
    </>
  );
}
