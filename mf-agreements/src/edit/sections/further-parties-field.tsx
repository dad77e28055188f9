import { IconPlus, IconTrash } from '@tabler/icons-react';
import { formGrid as grid } from 'shared/document-form';
import { fieldId } from 'shared/form';
import { Button, IconButton } from 'shared/ui';

import { PartyFields } from '../../agreement/party-fields';
import { emptyParty, type PartyLine } from '../../agreement/party-lines';
import { useField, useForm } from '../fields/agreement-fields';
import classes from './further-parties-field.module.css';

/** Whoever signs the agreement beside the two: surety, payer, bank. */
export function FurtherPartiesField() {
  const { value: lines, change, binding } = useField('parties');
  const isClosed = binding.disabledReason !== undefined;
  return (
    <div className={classes.parties}>
      {lines.map((line, at) => (
        <fieldset key={line.key} className={classes.line} disabled={isClosed}>
          <legend className={classes.legend}>
            {`Сторона ${String(at + 3)}`}
            {!isClosed && (
              <IconButton
                label={`Убрать сторону ${String(at + 3)}`}
                icon={<IconTrash size={16} stroke={1.75} />}
                onClick={() => {
                  change(lines.filter((other) => other.key !== line.key));
                }}
              />
            )}
          </legend>
          <PartyRow
            line={line}
            at={at}
            isClosed={isClosed}
            onChange={(next) => {
              change(lines.map((one) => (one.key === line.key ? next : one)));
            }}
          />
        </fieldset>
      ))}
      {!isClosed && (
        <div>
          <Button
            size="sm"
            id={fieldId('parties')}
            icon={<IconPlus size={16} stroke={1.75} />}
            onClick={() => {
              change([...lines, emptyParty()]);
            }}
          >
            Добавить сторону
          </Button>
        </div>
      )}
      {binding.error !== undefined && <p className={classes.error}>{binding.error}</p>}
    </div>
  );
}

interface PartyRowProps {
  line: PartyLine;
  at: number;
  isClosed: boolean;
  onChange: (line: PartyLine) => void;
}

function PartyRow({ line, at, isClosed, onChange }: PartyRowProps) {
  const { form } = useForm();
  const common = (part: string) => {
    const path = `parties.${String(at)}.${part}`;
    const leave = () => {
      form.leave(path);
    };
    return { id: fieldId(path), error: form.errors[path], disabled: isClosed, onBlur: leave };
  };
  return (
    <div className={grid.grid}>
      <PartyFields line={line} common={common} until={form.values.end_date} onChange={onChange} />
    </div>
  );
}
