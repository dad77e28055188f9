import type { ImportJob } from '../../contract/exchange/import';
import { formatNumber } from '../../format/number';
import { SelectField } from '../../form/form';
import { rowsText } from './import-sentence';
import classes from './import.module.css';

interface ImportMappingProps {
  job: ImportJob;
  mapping: readonly (string | null)[];
  onChange: (mapping: (string | null)[]) => void;
}

/** Required fields no column stands for; a file that only changes records needs none of them. */
export function missingFields({ fields, mode }: ImportJob, mapping: readonly (string | null)[]): string[] {
  if (mode === 'update') return [];
  return fields
    .filter(({ name, is_required }) => is_required && !mapping.includes(name))
    .map(({ label }) => label);
}

/** Which field each column of the file stands for, beside examples of what is in it. */
export function ImportMapping({ job, mapping, onChange }: ImportMappingProps) {
  const missing = missingFields(job, mapping);
  return (
    <div className={classes.step}>
      <p className={classes.lead}>
        {`${job.file_name}, ${rowsText(job.rows_total ?? 0)}.`}
        {job.heading_row !== null &&
          job.heading_row > 1 &&
          ` Названия колонок взяты из строки ${formatNumber(job.heading_row)}.`}
        {` Пустые ячейки ничего не меняют. ${job.note ?? ''}`}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Колонка файла</th>
            <th>Поле</th>
          </tr>
        </thead>
        <tbody>
          {job.columns.map(({ title, samples }, at) => {
            const name = title === '' ? `Колонка ${String(at + 1)}` : title;
            const own = mapping[at] ?? null;
            return (
              <tr key={at}>
                <td>
                  <span className={classes.title}>{name}</span>
                  <span className={classes.samples}>{samples.join(' · ') || 'пусто'}</span>
                </td>
                <td>
                  <SelectField
                    label={`Поле для колонки «${name}»`}
                    labelHidden
                    placeholder="Не загружать"
                    clearable
                    options={job.fields
                      .filter((field) => field.name === own || !mapping.includes(field.name))
                      .map((field) => ({
                        value: field.name,
                        label: field.label,
                        note: field.is_required ? 'Обязательное' : undefined,
                      }))}
                    value={own}
                    onChange={(value) => {
                      onChange(
                        job.columns.map((_, place) => (place === at ? value : (mapping[place] ?? null))),
                      );
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status" className={classes.missing}>
        {missing.length > 0 && `Не хватает обязательных полей: ${missing.join(', ')}`}
      </p>
    </div>
  );
}
