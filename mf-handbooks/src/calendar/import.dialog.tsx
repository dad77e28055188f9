import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { CheckboxField, FormDialog, TextareaField } from 'shared/form';
import { errorOf } from 'shared/http';

import { useImportYear } from './calendar.mutations';
import classes from './calendar.module.css';

/** A year out of rows that were copied from a spreadsheet or out of a CSV file. */
export function ImportDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isPreliminary, setPreliminary] = useState(false);
  const alerts = useAlerts();
  const { mutate, isPending, error, reset } = useImportYear();
  const faults = error === null ? [] : (errorOf(error).errors.text ?? []);
  const submit = () => {
    mutate(
      { year, text, is_preliminary: isPreliminary },
      {
        onSuccess: ({ data }) => {
          alerts.success(`Календарь ${String(year)} года загружен, особых дней: ${String(data.length)}`);
          onClose();
        },
        onError: (failure) => {
          if (errorOf(failure).errors.text === undefined) alerts.failure(failure);
        },
      },
    );
  };
  return (
    <FormDialog
      keepOpen
      title={`Загрузить календарь ${String(year)} года`}
      description="Вставьте строки из таблицы или CSV: дата, вид дня, название. Они заменят все особые дни года."
      action="Заменить календарь"
      isSending={isPending}
      lacking={text.trim() === '' ? 'Вставьте дни года' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Дни года"
        hint="Виды дней: праздничный, выходной, сокращённый, рабочий"
        placeholder={`01.01.${String(year)}; праздничный; Новогодние каникулы\n30.04.${String(year)}; сокращённый`}
        rows={10}
        value={text}
        error={faults.length === 0 ? undefined : 'Ничего не изменено: исправьте строки'}
        onChange={(next) => {
          setText(next);
          reset();
        }}
      />
      {faults.length > 0 && (
        <ul className={classes.faults} role="alert">
          {faults.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <CheckboxField
        label="Предварительно"
        hint="Правительство ещё не утвердило переносы этого года"
        checked={isPreliminary}
        onChange={setPreliminary}
      />
    </FormDialog>
  );
}
