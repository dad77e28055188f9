import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { documentFields, formGrid as grid } from 'shared/document-form';
import { fieldId, SelectField, TextField, type SelectOption } from 'shared/form';
import { useQuery } from 'shared/query';
import { Button, IconButton } from 'shared/ui';

import { planQuery } from '../../obligations/obligations.queries';
import { effectiveTermsQuery } from '../../effective/effective-terms.queries';
import { useParentAgreement, useReadableAgreement } from '../addendum/parent-agreement';
import type { AddendumValues } from '../edit/addendum-values';
import { AddedRow } from './added-row';
import { AddedPartyRow } from './added-party-row';
import {
  type ChangeLine,
  emptyAddition,
  emptyChange,
  emptyPartyAddition,
  fieldOfTerm,
  isRemoval,
} from './change-lines';
import { type Known, partyOfTerm, presentText, termOptions } from './change-terms';
import classes from './changes-field.module.css';
import { ValueField } from './value-field';

const { useForm, useField } = documentFields<AddendumValues>();

const isOpen = (status: Obligation['status']) => status === 'planned' || status === 'partially';

/** Without a day of its own an addendum starts from what holds after everything that is signed. */
const LATEST = '2999-12-31';

function useKnown(chosenId: number | null, day: string | null): Known {
  const agreementId = useReadableAgreement(chosenId);
  const isChosen = agreementId !== null;
  const agreement = useParentAgreement(chosenId);
  const terms = useQuery({ ...effectiveTermsQuery(agreementId ?? 0, day ?? LATEST), enabled: isChosen }).data;
  const plan = useQuery({
    ...planQuery({ type: 'agreement', id: agreementId ?? 0 }),
    enabled: isChosen,
  }).data;
  const owed = plan?.data.filter(({ document, status }) => document.type === 'agreement' && isOpen(status));
  return { agreement, terms, owed };
}

/** The terms the addendum changes: what holds on its day, and what takes its place. */
export function ChangesField() {
  const { form } = useForm();
  const { value: lines, change, binding } = useField('changes');
  const known = useKnown(form.values.agreement?.value ?? null, form.values.effective_from);
  const options = termOptions(known);
  const isClosed = binding.disabledReason !== undefined;
  const party = lines.find(({ term }) => term === 'counterparty_id')?.value;
  const present = known.agreement?.effective?.counterparty.id ?? known.agreement?.counterparty.id ?? null;
  const set = (at: number, line: ChangeLine) => {
    change(lines.map((one, place) => (place === at ? line : one)));
  };
  const removeAt = (at: number) => () => {
    change(lines.filter((_, place) => place !== at));
  };
  return (
    <div className={classes.changes} role="group" aria-labelledby="changes-title">
      <h3 className={classes.title} id="changes-title">
        {binding.label}
      </h3>
      {lines.map((line, at) => (
        <ChangeField
          key={line.key}
          line={line}
          at={at}
          isClosed={isClosed}
          options={options.filter(
            ({ value }) => value === line.term || !lines.some(({ term }) => term === value),
          )}
          known={known}
          counterpartyId={
            partyOfTerm(line.term, known)?.counterparty.id ??
            (typeof party === 'object' && party !== null ? party.value : present)
          }
          onChange={(next) => {
            set(at, next);
          }}
          onRemove={removeAt(at)}
        />
      ))}
      {!isClosed && (
        <MoreChanges
          disabledReason={form.values.agreement === null ? 'Сначала выберите договор' : undefined}
          onAdd={(line) => {
            change([...lines, line]);
          }}
        />
      )}
      {isClosed && lines.length === 0 && <p className={classes.none}>{binding.disabledReason}</p>}
      {binding.error !== undefined && <p className={classes.error}>{binding.error}</p>}
    </div>
  );
}

/** The ways to change one thing more. */
function MoreChanges(props: { disabledReason: string | undefined; onAdd: (line: ChangeLine) => void }) {
  const { disabledReason, onAdd } = props;
  const add = (make: () => ChangeLine) => ({
    size: 'sm' as const,
    icon: <IconPlus size={16} stroke={1.75} />,
    disabledReason,
    onClick: () => {
      onAdd(make());
    },
  });
  return (
    <div className={classes.more}>
      <Button {...add(emptyChange)} id={fieldId('changes')}>
        Добавить условие
      </Button>
      <Button {...add(emptyAddition)}>Добавить строку спецификации</Button>
      <Button {...add(emptyPartyAddition)}>Добавить сторону</Button>
    </div>
  );
}

const LEAVES: Readonly<Record<string, string>> = {
  parties: 'Сторона выходит из договора',
  obligations: 'Обязательство исключается, исполнять его не нужно',
};

interface ChangeRowProps {
  line: ChangeLine;
  at: number;
  isClosed: boolean;
  options: readonly SelectOption<string>[];
  known: Known;
  counterpartyId: number | null;
  onChange: (line: ChangeLine) => void;
  onRemove: () => void;
}

/** What is changed: a term, or a line or a side that is added. */
function ChangeField(props: ChangeRowProps) {
  const { line, at, isClosed, known, onChange, onRemove } = props;
  const { clause } = line;
  const common = { clause, at, isClosed, onRemove };
  const put = (next: Partial<ChangeLine>) => {
    onChange({ ...line, ...next });
  };
  if (line.added !== null)
    return <AddedRow {...common} line={line.added} agreement={known.agreement} onChange={put} />;
  if (line.party != null) return <AddedPartyRow {...common} party={line.party} onChange={put} />;
  return <ChangeRow {...props} />;
}

function ChangeRow(props: ChangeRowProps) {
  const { line, at, isClosed, options, known, counterpartyId, onChange, onRemove } = props;
  const { form } = useForm();
  const path = (part: string) => `changes.${String(at)}.${part}`;
  const common = (part: string) => ({
    id: fieldId(path(part)),
    error: form.errors[path(part)],
    disabled: isClosed,
    onBlur: () => {
      form.leave(path(part));
    },
  });
  const field = fieldOfTerm(line.term);
  const was = line.term === null ? null : presentText(line.term, known);
  // A saved line of a specification that has not come yet is still shown by its name.
  const isOther = line.term !== null && !options.some(({ value }) => value === line.term);
  const terms = isOther ? [...options, { value: line.term ?? '', label: line.label }] : options;
  return (
    <div className={grid.grid}>
      <SelectField
        {...common('term')}
        className={grid.w4}
        label={`Условие ${String(at + 1)}`}
        options={terms}
        value={line.term}
        hint={was === null ? undefined : `Было: ${was}`}
        onChange={(term) => {
          const label = terms.find(({ value }) => value === term)?.label ?? '';
          form.misread(path('value'), null);
          onChange({ ...emptyChange(term, label), key: line.key, id: line.id, clause: line.clause });
        }}
      />
      <div className={grid.w6}>
        {line.term !== null && field !== undefined && (
          <ValueField
            {...common('value')}
            key={line.term}
            label="Станет"
            field={field}
            term={line.term}
            value={line.value}
            agreement={known.agreement}
            counterpartyId={counterpartyId}
            onChange={(value) => {
              onChange({ ...line, value });
            }}
            onInvalid={(message) => {
              form.misread(path('value'), message);
            }}
          />
        )}
        {isRemoval(line) && (
          <p className={classes.out}>
            {LEAVES[line.term?.split('.')[0] ?? ''] ?? 'Строка исключается из спецификации'}
          </p>
        )}
      </div>
      <div className={classes.end}>
        <TextField
          {...common('clause')}
          label="Пункт"
          placeholder="п. 3.1"
          value={line.clause}
          onChange={(clause) => {
            onChange({ ...line, clause });
          }}
        />
        {!isClosed && (
          <IconButton
            label={`Убрать условие ${String(at + 1)}`}
            icon={<IconTrash size={16} stroke={1.75} />}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}
