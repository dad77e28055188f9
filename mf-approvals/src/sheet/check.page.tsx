import { useState, type FormEvent } from 'react';
import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { SheetCheck } from 'shared/contract/approval/approval-sheet';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { TextField } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, Strip } from 'shared/ui';

import { useSheetCheck } from '../api/approvals.mutations';
import { FileSumField } from './file-sum-field';
import { FileVerdict } from './file-verdict';
import classes from './sheet.module.css';

const HASH = /^[0-9a-f]{64}$/;

function Verdict({ verdict }: { verdict: SheetCheck }) {
  const { is_file_same: isFileSame, is_journal_same: isJournalSame } = verdict;
  return (
    <>
      <p>{`${verdict.document.label}: ${CHAIN_STATUS_LABELS[verdict.status].toLowerCase()}`}</p>
      {isFileSame === null && isJournalSame === null && (
        <Strip tone="orange" live="status">
          Сравнивать было не с чем: выберите файл или перепишите запись журнала.
        </Strip>
      )}
      <FileVerdict verdict={verdict} />
      {isJournalSame === true && (
        <Strip tone="green" live="status">
          Запись журнала на месте: сам лист подлинный.
        </Strip>
      )}
      {isJournalSame === false && (
        <Strip tone="red" live="alert">
          В журнале такой записи нет: лист составлен не этой системой или журнал изменён.
        </Strip>
      )}
    </>
  );
}

interface Typed {
  sheet: string;
  file: string;
  /** Of the journal's link: its number and its sum. */
  seq: string;
  head: string;
}
type Faults = Partial<Typed>;

const NOTHING: Typed = { sheet: '', file: '', seq: '', head: '' };
const HASH_FAULT = 'В сумме 64 знака: 0–9 и a–f';

function faultsOf({ sheet, file, seq, head }: Typed): Faults {
  return {
    ...(!/^[1-9]\d{0,14}$/.test(sheet) && {
      sheet: sheet === '' ? REQUIRED_FIELD : 'Номер листа состоит из цифр',
    }),
    ...(file !== '' && !HASH.test(file) && { file: HASH_FAULT }),
    ...(head !== '' && !HASH.test(head) && { head: HASH_FAULT }),
    ...(seq !== '' && head === '' && { head: 'Укажите контрольную сумму записи' }),
    ...(head !== '' && !/^\d{1,15}$/.test(seq) && { seq: 'Укажите номер записи' }),
  };
}

/** What a sheet that was opened here says of itself; of one in hand nothing is known yet. */
function useTyped(onChange: () => void) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<Typed>(() => ({
    ...NOTHING,
    sheet: params.get('sheet') ?? '',
    seq: params.get('seq') ?? '',
    head: params.get('head') ?? '',
  }));
  const set = (name: keyof Typed) => (text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    onChange();
  };
  return { typed, set };
}

/** Compares what is printed on a sheet, and the file in hand, with what the register keeps. */
export default function CheckPage() {
  usePageTitle('Проверка листа согласования');
  const [faults, setFaults] = useState<Faults>({});
  const check = useSheetCheck();
  // A verdict is about what was sent, and not about what has been typed since.
  const { typed, set } = useTyped(check.reset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sumOf = (text: string) => text.toLowerCase().replace(/\s/g, '');
    const sheet = typed.sheet.trim();
    const said = { sheet, seq: typed.seq.trim(), file: sumOf(typed.file), head: sumOf(typed.head) };
    const found = faultsOf(said);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    check.mutate({
      chain_id: Number(said.sheet),
      ...(said.file !== '' && { file_sha256: said.file }),
      ...(said.head !== '' && { journal: { seq: Number(said.seq), hash: said.head } }),
    });
  };
  return (
    <form className={classes.check} onSubmit={submit}>
      <PageHeader>
        <h1 className={classes.title}>Проверка листа согласования</h1>
      </PageHeader>
      <p>Перепишите с листа его номер и запись журнала и выберите файл, который согласовали.</p>
      <div className={classes.number}>
        <TextField
          label="Номер листа"
          required
          value={typed.sheet}
          onChange={set('sheet')}
          error={faults.sheet}
        />
      </div>
      <FileSumField value={typed.file} onChange={set('file')} error={faults.file} />
      <div className={classes.number}>
        <TextField label="Номер записи журнала" value={typed.seq} onChange={set('seq')} error={faults.seq} />
      </div>
      <TextField
        label="Контрольная сумма записи"
        value={typed.head}
        onChange={set('head')}
        error={faults.head}
      />
      <div>
        <Button type="submit" variant="primary" busy={check.isPending}>
          Проверить
        </Button>
      </div>
      {check.error !== null && (
        <Strip tone="red" live="alert">
          {errorOf(check.error).message}
        </Strip>
      )}
      {check.data !== undefined && <Verdict verdict={check.data} />}
    </form>
  );
}
