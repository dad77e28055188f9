import { IconPlus, IconTrash } from '@tabler/icons-react';
import { capitalised } from 'shared/contract/first-letter';
import { type Field, type FieldTable, isRequired } from 'shared/contract/record/field-table';
import { FieldControl, formGrid, newLine, type TableLine } from 'shared/document-form';
import { fieldId } from 'shared/form';
import { Button, classNames, IconButton } from 'shared/ui';

import { plainRequisite } from '../values/plain-requisite';
import { useField, useForm } from './counterparty-fields';
import classes from './lines-field.module.css';

export interface LinesFieldProps {
  name: 'bank_accounts' | 'signatories' | 'contacts';
  table: FieldTable;
  /** Fields of a line in their order, with their widths; what is not named is not shown. */
  layout: (line: TableLine) => readonly (readonly [field: string, width: keyof typeof formGrid])[];
  /** «Счёт» of «Счёт 2»; «счёт» of «Добавить счёт». */
  noun: string;
  addLabel: string;
  /** The flag of the one main line, and which other lines it is taken from. */
  main: string;
  isRival?: (line: TableLine, other: TableLine) => boolean;
  /** What looks doubtful in a line: field → sentence. */
  warningsOf?: (line: TableLine) => Readonly<Record<string, string>>;
}

/** Fields that a line was shown with and is not after the change. */
function hiddenBy(layout: LinesFieldProps['layout'], before: TableLine, after: TableLine): string[] {
  const left = new Set(layout(after).map(([part]) => part));
  return layout(before)
    .map(([part]) => part)
    .filter((part) => !left.has(part));
}

/** Lines of a counterparty, each under its number; the first is the main one. */
export function LinesField(props: LinesFieldProps) {
  const { name, table, layout, noun, addLabel, main, isRival = () => true } = props;
  const { form } = useForm();
  const { value: lines, change, binding } = useField(name);
  const isClosed = binding.disabledReason !== undefined;
  const set = (at: number, field: string, value: TableLine[string]) => {
    const before = lines[at];
    if (before === undefined) return;
    const typed = { ...before, [field]: value };
    // What is no longer shown is not kept either: nobody could see it, nor mend what is said against it.
    const hidden = hiddenBy(layout, before, typed);
    for (const part of hidden) form.misread(`${name}.${String(at)}.${part}`, null);
    const blank: TableLine = newLine(table);
    const changed = { ...typed, ...Object.fromEntries(hidden.map((part) => [part, blank[part] ?? null])) };
    change(
      lines.map((line, place) => {
        if (place === at) return changed;
        return field === main && value === true && isRival(changed, line) ? { ...line, [main]: false } : line;
      }),
    );
  };
  return (
    <div id={binding.id} tabIndex={-1}>
      {lines.map((line, at) => (
        <fieldset key={line.key} className={classes.line} disabled={isClosed}>
          <legend className={classes.legend}>
            {`${noun} ${String(at + 1)}`}
            <IconButton
              label={`Удалить: ${noun.toLowerCase()} ${String(at + 1)}`}
              icon={<IconTrash />}
              disabled={isClosed}
              onClick={() => {
                change(lines.filter((other) => other !== line));
              }}
            />
          </legend>
          <Line
            {...props}
            line={line}
            path={`${name}.${String(at)}`}
            onSet={(field, value) => {
              set(at, field, value);
            }}
          />
        </fieldset>
      ))}
      {binding.error !== undefined && (
        <p className={classes.error} role="alert">
          {binding.error}
        </p>
      )}
      <Button
        icon={<IconPlus />}
        disabled={isClosed}
        onClick={() => {
          change([...lines, { ...newLine(table), ...(lines.length === 0 && { [main]: true }) }]);
        }}
      >
        {addLabel}
      </Button>
    </div>
  );
}

/** A box that shares its row with controls; the one of a whole row needs no place of theirs. */
const isBeside = ({ kind }: Field, width: keyof typeof formGrid) => kind === 'flag' && width !== 'w12';

type LineProps = Pick<LinesFieldProps, 'table' | 'layout' | 'warningsOf'> & {
  line: TableLine;
  path: string;
  onSet: (field: string, value: TableLine[string]) => void;
};

function Line({ table, layout, warningsOf, line, path, onSet }: LineProps) {
  const { form } = useForm();
  const warnings = warningsOf?.(line) ?? {};
  return (
    <div className={formGrid.grid}>
      {layout(line).map(([part, width]) => {
        const field = table[part];
        if (field === undefined) return null;
        const place = `${path}.${part}`;
        const label = capitalised(field.label);
        return (
          <FieldControl
            key={part}
            {...{ field, label }}
            id={fieldId(place)}
            name={place}
            className={classNames(formGrid[width], isBeside(field, width) && classes.beside)}
            required={isRequired(field)}
            error={form.errors[place]}
            hint={warnings[part]}
            hintTone={warnings[part] === undefined ? undefined : 'orange'}
            value={line[part]}
            onChange={(value) => {
              onSet(part, plainRequisite(part, value) as TableLine[string]);
            }}
            onInvalid={(message) => {
              form.misread(place, message);
            }}
            onBlur={() => {
              form.leave(place);
            }}
          />
        );
      })}
    </div>
  );
}
