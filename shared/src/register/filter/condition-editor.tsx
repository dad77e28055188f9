import { AmountEditor } from './amount-editor';
import { ChoiceEditor } from './choice-editor';
import type { Condition } from '../address/condition';
import { DateEditor } from './date-editor';
import type { FilterField } from './filter-field';
import { FlagEditor } from './flag-editor';
import { ReferenceEditor } from './reference-editor';
import { TextEditor } from './text-editor';

export interface ConditionEditorProps {
  field: FilterField;
  condition: Condition | undefined;
  onApply: (condition: Condition, how?: { replace?: boolean }) => void;
  onClose: () => void;
}

/** What is asked of one field, by the kind of the field. */
export default function ConditionEditor({ field, condition, onApply, onClose }: ConditionEditorProps) {
  const applyAndClose = (next: Condition) => {
    onApply(next);
    onClose();
  };
  const values = condition !== undefined && 'values' in condition ? condition.values : [];
  const isRange = condition !== undefined && 'from' in condition;
  const bounds = { from: isRange ? condition.from : null, to: isRange ? condition.to : null };
  const setValues = (kind: 'choice' | 'reference') => (next: readonly string[]) => {
    // The first mark is a step one can come back from; further marks refine it.
    onApply({ kind, field: field.name, values: next }, { replace: values.length > 0 });
  };

  switch (field.kind) {
    case 'choice':
      return <ChoiceEditor field={field} values={values} onChange={setValues('choice')} />;
    case 'reference':
      return <ReferenceEditor field={field} values={values} onChange={setValues('reference')} />;
    case 'date':
      return (
        <DateEditor
          field={field}
          {...bounds}
          onApply={(from, to) => {
            applyAndClose({ kind: 'date', field: field.name, from, to });
          }}
        />
      );
    case 'amount':
      return (
        <AmountEditor
          field={field}
          {...bounds}
          onApply={(from, to) => {
            applyAndClose({ kind: 'amount', field: field.name, from, to });
          }}
        />
      );
    case 'flag':
      return (
        <FlagEditor
          field={field}
          value={condition?.kind === 'flag' ? condition.value : null}
          onApply={(value) => {
            applyAndClose({ kind: 'flag', field: field.name, value });
          }}
        />
      );
    case 'text':
      return (
        <TextEditor
          field={field}
          text={condition?.kind === 'text' ? condition.text : ''}
          onApply={(text) => {
            applyAndClose({ kind: 'text', field: field.name, text });
          }}
        />
      );
  }
}
