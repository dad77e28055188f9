import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Field } from 'shared/contract/record/field-table';
import {
  AsyncSelectField,
  DateField,
  DecimalField,
  SelectField,
  TextareaField,
  TextField,
  type FieldCommon,
  type Picked,
  counterpartySource,
  optionsOf,
} from 'shared/form';
import { currencySign } from 'shared/format';
import { useQuery } from 'shared/query';

import { AccountSelect } from '../../agreement/account-select';
import { SignatorySelect } from '../../agreement/signatory-select';
import { currenciesQuery, vatRatesQuery } from '../../api/agreement.queries';
import type { ChangeLine } from './change-lines';

type Value = ChangeLine['value'];

export interface ValueFieldProps extends FieldCommon {
  field: Field;
  term: string;
  value: Value;
  onChange: (value: Value) => void;
  onInvalid: (message: string | null) => void;
  agreement: Agreement | undefined;
  /** The counterparty after the changes of this addendum. */
  counterpartyId: number | null;
}

const textOf = (value: Value) => (typeof value === 'string' ? value : null);
const pickedOf = (value: Value) => (typeof value === 'object' ? value : null);

/** The control of a term, by the table of fields of the agreement. */
export function ValueField(props: ValueFieldProps) {
  const { field, term, value, onChange, onInvalid, agreement, counterpartyId, ...common } = props;
  const text = textOf(value);
  const number = { ...common, value: text, onChange, onInvalid, fixed: false } as const;
  switch (field.kind) {
    case 'day':
      return <DateField {...common} value={text} onChange={onChange} onInvalid={onInvalid} />;
    case 'money': {
      const sign = currencySign(agreement?.effective?.currency_code ?? agreement?.currency_code ?? 'RUB');
      return <DecimalField {...number} fixed digits={field.digits} suffix={sign} />;
    }
    case 'percent':
      return <DecimalField {...number} digits={3} suffix="%" />;
    case 'quantity':
      return <DecimalField {...number} scale={3} />;
    case 'whole':
      return <DecimalField {...number} scale={0} suffix={field.unit?.[2]} />;
    case 'choice':
      return <SelectField {...common} options={optionsOf(field.labels)} value={text} onChange={onChange} />;
    case 'currency':
      return <CurrencyField {...common} value={text} onChange={onChange} />;
    case 'reference':
      return <RecordField {...props} value={pickedOf(value)} />;
    case 'text':
      return <TextField {...common} value={text ?? ''} onChange={onChange} />;
    default:
      return <TextareaField {...common} value={text ?? ''} onChange={onChange} />;
  }
}

type Chosen = FieldCommon & { value: string | null; onChange: (value: string | null) => void };

function CurrencyField(props: Chosen) {
  const currencies = useQuery(currenciesQuery()).data ?? [];
  const options = currencies
    .filter(({ is_active }) => is_active)
    .map(({ code, name }) => ({ value: code, label: code, note: name }));
  return <SelectField {...props} options={options} />;
}

/** A rate of the book that is in use. */
export function RateField({
  value,
  onChange,
  ...common
}: FieldCommon & ChosenRecord & { placeholder?: string; clearable?: boolean }) {
  const rates = useQuery(vatRatesQuery()).data ?? [];
  const options = rates
    .filter(({ is_active }) => is_active)
    .map(({ id, name }) => ({ value: id, label: name }));
  if (value !== null && !options.some((one) => one.value === value.value)) options.push(value);
  return (
    <SelectField
      {...common}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        onChange(options.find((one) => one.value === id) ?? null);
      }}
    />
  );
}

interface ChosenRecord {
  value: Picked | null;
  onChange: (value: Picked | null) => void;
}

function RecordField(props: Omit<ValueFieldProps, 'value'> & { value: Picked | null }) {
  const { term, field: _, onInvalid: __, agreement, counterpartyId, onChange, ...common } = props;
  if (term === 'vat_rate_id') return <RateField {...common} onChange={onChange} />;
  if (term === 'counterparty_id') {
    return <AsyncSelectField<Picked> {...common} source={counterpartySource} onChange={onChange} />;
  }
  if (term === 'bank_account_id') {
    const organizationId = agreement?.organization.id ?? null;
    return (
      <AccountSelect
        {...common}
        {...{ organizationId, counterpartyId, onChange }}
        waiting="Сначала выберите договор"
      />
    );
  }
  const isOurs = term === 'our_signatory_id';
  return (
    <SignatorySelect
      {...common}
      partyId={isOurs ? (agreement?.organization.id ?? null) : counterpartyId}
      waiting={isOurs ? 'Сначала выберите договор' : 'Сначала выберите контрагента'}
      onChange={onChange}
    />
  );
}
