import { IconPlus, IconTrash } from '@tabler/icons-react';
import { PARTY_SIDE_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { PartySide } from 'shared/contract/agreement/agreement-status';
import { formGrid as grid } from 'shared/document-form';
import { AsyncSelectField, counterpartySource, fieldId, SelectField, TextField } from 'shared/form';
import { useAlerts } from 'shared/alerts';
import { Button, IconButton } from 'shared/ui';

import { SignatorySelect } from '../../agreement/signatory-select';
import { useField, useForm } from '../fields/agreement-fields';
import { emptyParty, type PartyLine } from '../values/party-lines';
import classes from './further-parties-field.module.css';

const SIDES = (Object.keys(PARTY_SIDE_LABELS) as PartySide[]).map((value) => ({
  value,
  label: PARTY_SIDE_LABELS[value],
}));

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
  const alerts = useAlerts();
  const common = (part: string) => {
    const path = `parties.${String(at)}.${part}`;
    const leave = () => {
      form.leave(path);
    };
    return { id: fieldId(path), error: form.errors[path], disabled: isClosed, onBlur: leave };
  };
  return (
    <div className={grid.grid}>
      <AsyncSelectField
        {...common('counterparty')}
        className={grid.w6}
        label="Сторона"
        required
        placeholder="Название или ИНН"
        source={counterpartySource}
        value={line.counterparty}
        onLoadError={alerts.failure}
        onChange={(counterparty) => {
          const isSame = counterparty?.value === line.counterparty?.value;
          onChange({ ...line, counterparty, ...(!isSame && { signatory: null }) });
        }}
      />
      <TextField
        {...common('role_name')}
        className={grid.w6}
        label="Роль"
        required
        maxLength={100}
        placeholder="Поручитель"
        value={line.role_name}
        onChange={(role_name) => {
          onChange({ ...line, role_name });
        }}
      />
      <SelectField
        {...common('side')}
        className={grid.w6}
        label="На чьей стороне"
        options={SIDES}
        value={line.side}
        onChange={(side) => {
          if (side !== null) onChange({ ...line, side });
        }}
      />
      <SignatorySelect
        {...common('signatory')}
        className={grid.w6}
        label="Подписывает"
        partyId={line.counterparty?.value ?? null}
        waiting="Сначала выберите сторону"
        until={form.values.end_date}
        value={line.signatory}
        onChange={(signatory) => {
          onChange({ ...line, signatory });
        }}
      />
      <TextField
        {...common('comment')}
        className={grid.w12}
        label="Примечание"
        maxLength={1000}
        value={line.comment}
        onChange={(comment) => {
          onChange({ ...line, comment });
        }}
      />
    </div>
  );
}
