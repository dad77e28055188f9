import { IconTrash } from '@tabler/icons-react';
import { documentFields, formGrid as grid } from 'shared/document-form';
import { fieldId, TextField } from 'shared/form';
import { IconButton } from 'shared/ui';

import { PartyFields } from '../../agreement/party-fields';
import type { PartyLine } from '../../agreement/party-lines';
import type { AddendumValues } from '../edit/addendum-values';
import classes from './changes-field.module.css';

const { useForm } = documentFields<AddendumValues>();

interface AddedPartyRowProps {
  party: PartyLine;
  clause: string;
  at: number;
  isClosed: boolean;
  onChange: (next: { party: PartyLine; clause: string }) => void;
  onRemove: () => void;
}

/** A further side the addendum brings into its agreement. */
export function AddedPartyRow({ party, clause, at, isClosed, onChange, onRemove }: AddedPartyRowProps) {
  const { form } = useForm();
  const place = String(at + 1);
  const common = (part: string) => {
    const path = `changes.${String(at)}.${part}`;
    const leave = () => {
      form.leave(path);
    };
    return { id: fieldId(path), error: form.errors[path], disabled: isClosed, onBlur: leave };
  };
  return (
    <fieldset className={classes.line} disabled={isClosed}>
      <legend className={classes.legend}>
        {`Новая сторона договора, изменение ${place}`}
        {!isClosed && (
          <IconButton
            label={`Убрать изменение ${place}`}
            icon={<IconTrash size={16} stroke={1.75} />}
            onClick={onRemove}
          />
        )}
      </legend>
      <div className={grid.grid}>
        <PartyFields
          line={party}
          common={common}
          onChange={(next) => {
            onChange({ party: next, clause });
          }}
        />
        <TextField
          {...common('clause')}
          className={grid.w3}
          label="Пункт"
          placeholder="п. 3.1"
          value={clause}
          onChange={(next) => {
            onChange({ party, clause: next });
          }}
        />
      </div>
    </fieldset>
  );
}
