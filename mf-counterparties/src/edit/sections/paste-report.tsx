import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { counted } from 'shared/format';

import type { ParsedRequisites, ReadRequisites } from '../paste/parse-requisites';
import classes from './paste-report.module.css';

/** What was filled in, as a person calls it. */
function filledText({ banks = [], signatory, contact, ...plain }: ParsedRequisites): string {
  const labels: Readonly<Record<string, { label: string }>> = COUNTERPARTY_FIELDS;
  const fields = Object.keys(plain).flatMap((name) => labels[name]?.label ?? []);
  const accounts =
    banks.length === 0
      ? []
      : [counted(banks.length, ['банковский счёт', 'банковских счёта', 'банковских счетов'])];
  const people = [
    ...(signatory === undefined ? [] : ['подписант']),
    ...(contact === undefined ? [] : ['контакт']),
  ];
  return [...fields, ...accounts, ...people].join(', ');
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <li key={String(at)}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What became of a pasted text: what is in the fields, what looks wrong, and what stayed out of them. */
export function PasteReport({ read }: { read: ReadRequisites }) {
  return (
    <div className={classes.report} role="status">
      <p className={classes.filled}>{`Заполнено: ${filledText(read.found)}.`}</p>
      <Lines title="Проверьте" lines={read.doubts} />
      <Lines title="Не распознано и никуда не записано" lines={read.unread} />
    </div>
  );
}
