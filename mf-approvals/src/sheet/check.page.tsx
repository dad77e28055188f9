import { useState, type FormEvent } from 'react';
import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { SheetCheck } from 'shared/contract/approval/approval-sheet';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { TextField } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, Strip, TextLink } from 'shared/ui';

import { useSheetCheck } from '../api/approvals.mutations';
import { paths } from '../paths';
import { FileSumField } from './file-sum-field';
import { FileVerdict } from './file-verdict';
import { JournalVerdict, SheetVerdict } from './sheet-verdict';
import classes from './sheet.module.css';

const HASH = /^[0-9a-f]{64}$/;

interface VerdictProps {
  verdict: SheetCheck;
  /** The round whose sheet was checked. */
  chainId: number;
}

function Verdict({ verdict, chainId }: VerdictProps) {
  const {
    is_file_same: isFileSame,
    is_journal_same: isJournalSame,
    is_sheet_same: isSheetSame = null,
  } = verdict;
  return (
    <>
      <p>{`${verdict.document.label}: ${CHAIN_STATUS_LABELS[verdict.status].toLowerCase()}`}</p>
      {isFileSame === null && isJournalSame === null && isSheetSame === null && (
        <Strip tone="orange" live="status">
          Сравнивать было не с чем: выберите файл или перепишите контрольную сумму листа.
        </Strip>
      )}
      <FileVerdict verdict={verdict} />
      <SheetVerdict verdict={verdict} />
      <JournalVerdict verdict={verdict} />
      <p>
        <TextLink to={paths.sheet(chainId)}>Лист в реестре</TextLink>
      </p>
    </>
  );
}

interface Typed {
  sheet: string;
  file: string;
  /** Of what the sheet tells. */
  sum: string;
  /** Of the journal's link: its number and its sum. */
  seq: string;
  head: string;
}
type Faults = Partial<Typed>;

const NOTHING: Typed = { sheet: '', file: '', sum: '', seq: '', head: '' };
const HASH_FAULT = 'В сумме 64 знака: 0–9 и a–f';

function faultsOf({ sheet, file, sum, seq, head }: Typed): Faults {
  return {
    ...(!/^[1-9]\d{0,14}$/.test(sheet) && {
      sheet: sheet === '' ? REQUIRED_FIELD : 'Номер листа состоит из цифр',
    }),
    ...(file !== '' && !HASH.test(file) && { file: HASH_FAULT }),
    ...(sum !== '' && !HASH.test(sum) && { sum: HASH_FAULT }),
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
    sum: params.get('sum') ?? '',
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
    const said = {
      sheet,
      file: sumOf(typed.file),
      sum: sumOf(typed.sum),
      seq: typed.seq.trim(),
      head: sumOf(typed.head),
    };
    const found = faultsOf(said);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    check.mutate({
      chain_id: Number(said.sheet),
      ...(said.file !== '' && { file_sha256: said.file }),
      ...(said.sum !== '' && { sheet_sum: said.sum }),
      ...(said.head !== '' && { journal: { seq: Number(said.seq), hash: said.head } }),
    });
  };
  return (
    <form className={classes.check} onSubmit={submit}>
      <PageHeader>
        <h1 className={classes.title}>Проверка листа согласования</h1>
      </PageHeader>
      <p>
        Перепишите с листа его номер, контрольную сумму и запись журнала и выберите файл, который согласовали.
      </p>
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
      <TextField label="Контрольная сумма листа" value={typed.sum} onChange={set('sum')} error={faults.sum} />
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
      {check.data !== undefined && <Verdict verdict={check.data} chainId={check.variables.chain_id} />}
    </form>
  );
}
