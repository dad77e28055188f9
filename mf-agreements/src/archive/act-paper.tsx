import type { ReactNode } from 'react';
import type { DestructionAct, KeptRecord } from 'shared/contract/archive/destruction-act';
import { shortFullName } from 'shared/document';
import { formatDate, formatDateTime, tiedName } from 'shared/format';

import { filesText, recordsText } from './archive.labels';
import classes from './archive.module.css';

interface Column {
  title: string;
  /** On a phone, where headings are gone, the value stands after its heading. */
  labelled?: true;
  cell: (record: KeptRecord, at: number) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  { title: '№', cell: (_, at) => at + 1 },
  { title: 'Документ', cell: ({ name, title }) => tiedName(`${name}. ${title}`) },
  { title: 'Контрагент', labelled: true, cell: (record) => record.counterparty_name },
  { title: 'Завершён', labelled: true, cell: (record) => formatDate(record.ended_on) },
  { title: 'Срок хранения истёк', labelled: true, cell: (record) => formatDate(record.retention_until) },
];

/** The sentence with its full stop: initials at its end bring their own. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function Signature({ who, name }: { who: string; name: string | null }) {
  return (
    <p className={classes.signature}>
      {who !== '' && <span>{who}</span>}
      <span className={classes.line} />
      {name !== null && <span>{name}</span>}
    </p>
  );
}

/** The act as it is printed and signed. */
export function ActPaper({ act }: { act: DestructionAct }) {
  const { approved_by: head, approved_at, executed_at, executed_by, files_count } = act;
  return (
    <article className={classes.paper} aria-label="Печатная форма акта">
      <div className={classes.approval}>
        <strong>УТВЕРЖДАЮ</strong>
        <Signature who="" name={head === null ? null : shortFullName(head.full_name)} />
        {approved_at !== null && <p>{formatDate(approved_at)}</p>}
      </div>
      <h2>АКТ</h2>
      <p className={classes.middle}>{`№\u00A0${act.number} от ${formatDate(act.act_date)}`}</p>
      <p className={classes.middle}>о выделении к уничтожению архивных документов, не подлежащих хранению</p>
      <p>{ended(`Основание: ${act.basis}`)}</p>
      <p>
        Отобраны к уничтожению как не имеющие научно-исторической ценности и утратившие практическое значение
        документы:
      </p>
      <table className={classes.register}>
        <thead>
          <tr>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {act.records.map((record, at) => (
            <tr key={`${record.type} ${String(record.id)}`}>
              {COLUMNS.map(({ title, labelled, cell }) => (
                <td key={title} data-label={labelled === true ? title : undefined}>
                  {cell(record, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Итого: ${recordsText(act.records.length)}.`}</p>
      <p>Комиссия:</p>
      {act.commission
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <Signature key={line} who={line} name={null} />
        ))}
      {executed_at !== null && (
        <p>
          {`Документы уничтожены ${formatDateTime(executed_at)}, удалено содержимое: ${filesText(files_count ?? 0)}.${
            // The initials bring their own full stop.
            executed_by === null ? '' : ` Исполнил: ${shortFullName(executed_by.full_name)}`
          }`}
        </p>
      )}
    </article>
  );
}
