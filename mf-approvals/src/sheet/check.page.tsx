import { useState, type FormEvent } from 'react';
import { usePageTitle } from 'shared/area';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { SheetCheck } from 'shared/contract/approval/approval-sheet';
import { TextField } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, Strip } from 'shared/ui';

import { useSheetCheck } from '../api/approvals.mutations';
import classes from './sheet.module.css';

const HASH = /^[0-9a-f]{64}$/;

function Verdict({ verdict }: { verdict: SheetCheck }) {
  const { is_file_same: isFileSame, file_round: round, is_journal_same: isJournalSame } = verdict;
  return (
    <>
      <p>{`${verdict.document.label}: ${CHAIN_STATUS_LABELS[verdict.status].toLowerCase()}`}</p>
      {isFileSame === true && (
        <Strip tone="green" live="status">
          Файл тот самый: согласовали именно его.
        </Strip>
      )}
      {isFileSame === false && (
        <Strip tone="red" live="alert">
          {round === null
            ? 'Файл другой: под этим листом его не согласовывали.'
            : `Файл другой: это текст круга ${String(round)}, а не последнего.`}
        </Strip>
      )}
      {isJournalSame === true && (
        <Strip tone="green" live="status">
          Запись журнала на месте: листу можно верить.
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

/** Compares what is printed on a sheet, and the file in hand, with what the register keeps. */
export default function CheckPage() {
  usePageTitle('Проверка листа согласования');
  const [sheet, setSheet] = useState('');
  const [file, setFile] = useState('');
  const [seq, setSeq] = useState('');
  const [head, setHead] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const check = useSheetCheck();
  const hashOf = (text: string) => text.trim().toLowerCase().replace(/\s/g, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(!/^[1-9]\d{0,14}$/.test(sheet.trim()) && { sheet: 'Номер листа состоит из цифр' }),
      ...(file.trim() !== '' && !HASH.test(hashOf(file)) && { file: 'В сумме 64 знака: 0–9 и a–f' }),
      ...(head.trim() !== '' && !HASH.test(hashOf(head)) && { head: 'В сумме 64 знака: 0–9 и a–f' }),
      ...(head.trim() !== '' && !/^\d{1,15}$/.test(seq.trim()) && { seq: 'Укажите номер записи' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    check.mutate({
      chain_id: Number(sheet.trim()),
      ...(file.trim() !== '' && { file_sha256: hashOf(file) }),
      ...(head.trim() !== '' && { journal: { seq: Number(seq.trim()), hash: hashOf(head) } }),
    });
  };
  return (
    <form className={classes.sheet} onSubmit={submit}>
      <h1>Проверка листа согласования</h1>
      <p>
        Перепишите с листа его номер и запись журнала. Контрольную сумму файла SHA-256 показывает команда
        «certutil -hashfile имя-файла SHA256» в Windows и «sha256sum имя-файла» в Linux.
      </p>
      <TextField label="Номер листа" required value={sheet} onChange={setSheet} error={faults.sheet} />
      <TextField label="SHA-256 файла" value={file} onChange={setFile} error={faults.file} />
      <TextField label="Номер записи журнала" value={seq} onChange={setSeq} error={faults.seq} />
      <TextField label="Контрольная сумма записи" value={head} onChange={setHead} error={faults.head} />
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
