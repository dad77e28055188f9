import { useAlerts } from 'shared/alerts';
import { PARTY_SIDE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import type { PartySide } from 'shared/contract/agreement/agreement-status';
import { formGrid as grid } from 'shared/document-form';
import { AsyncSelectField, counterpartySource, type FieldCommon, SelectField, TextField } from 'shared/form';

import type { PartyLine } from './party-lines';
import { SignatorySelect } from './signatory-select';

const SIDES = (Object.keys(PARTY_SIDE_LABELS) as PartySide[]).map((value) => ({
  value,
  label: PARTY_SIDE_LABELS[value],
}));

export interface PartyFieldsProps {
  line: PartyLine;
  /** What the control of a part is given: its id, its fault, whether it is closed. */
  common: (part: keyof PartyLine) => Omit<FieldCommon, 'label'>;
  /** Last day the power of who signs has to reach; null is without end, undefined asks nothing. */
  until?: string | null;
  onChange: (line: PartyLine) => void;
}

/** Who a further side is, what it is there for, on whose side it stands and who signs for it. */
export function PartyFields({ line, common, until, onChange }: PartyFieldsProps) {
  const alerts = useAlerts();
  return (
    <>
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
        until={until}
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
    </>
  );
}
