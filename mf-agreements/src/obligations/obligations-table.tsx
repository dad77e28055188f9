import type { Obligation } from 'shared/contract/obligation/obligation';
import {
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import { shortFullName } from 'shared/document';
import { formatAmount, formatDate } from 'shared/format';
import { Amount, DaysLeft, StatusMark, TextLink, VisuallyHidden } from 'shared/ui';

import { phaseLook, ruleText } from './obligation.labels';
import { ObligationMenu, type Asked } from './obligation-menu';
import classes from './obligations.module.css';
import { ProofLink } from './proof-link';

const isOpen = ({ status }: Obligation) => status === 'planned' || status === 'partially';

function Due({ line, today }: { line: Obligation; today: string }) {
  const rule = ruleText(line);
  return (
    <>
      <span className={classes.day}>
        {line.due_date === null ? 'Срок неизвестен' : formatDate(line.due_date)}
        {isOpen(line) && line.due_date !== null && <DaysLeft date={line.due_date} today={today} />}
      </span>
      {rule !== null && <span className={classes.note}>{rule}</span>}
    </>
  );
}

function State({ line }: { line: Obligation }) {
  const told = [
    line.done_at === null ? '' : formatDate(line.done_at),
    line.phase === 'partially' || (line.status === 'partially' && line.done_amount !== null)
      ? formatAmount(line.done_amount, line.currency_code)
      : '',
    line.status_reason ?? '',
  ].filter((part) => part !== '');
  return (
    <>
      <StatusMark {...phaseLook(line.phase)} />
      {told.length > 0 && <span className={classes.note}>{told.join(' · ')}</span>}
      {line.document_version != null && <ProofLink file={line.document_version} />}
    </>
  );
}

export interface ObligationsTableProps {
  lines: readonly Obligation[];
  /** The document whose card this is: others are named. */
  own: { type: string; id: number };
  today: string;
  onAsk: (asked: Asked) => void;
}

/** What is owed, in the order of the terms; on a phone each line under itself. */
export function ObligationsTable({ lines, own, today, onAsk }: ObligationsTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Срок</th>
          <th scope="col">Обязательство</th>
          <th scope="col">Кто</th>
          <th scope="col" className={classes.sum}>
            Сумма
          </th>
          <th scope="col">Состояние</th>
          <th scope="col">
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-over={!isOpen(line) || undefined}>
            <td className={classes.due}>
              <Due line={line} today={today} />
            </td>
            <td className={classes.what}>
              <span className={classes.title}>{line.title}</span>
              <span className={classes.note}>
                {[OBLIGATION_KIND_LABELS[line.kind], line.note].filter((part) => part !== null).join(' · ')}
              </span>
              {(line.document.type !== own.type || line.document.id !== own.id) && (
                <TextLink to={line.document.url}>{line.document.name}</TextLink>
              )}
            </td>
            <td className={classes.who}>
              {OBLIGATION_DIRECTION_LABELS[line.direction]}
              <span className={classes.note}>{shortFullName(line.responsible.full_name)}</span>
            </td>
            <td className={classes.sum}>
              {line.sum !== null && <Amount value={line.sum} currency={line.currency_code} />}
              {line.percent !== null && (
                <span
                  className={classes.note}
                >{`${String(Number(line.percent)).replace('.', ',')}\u00A0%`}</span>
              )}
            </td>
            <td className={classes.state}>
              <State line={line} />
            </td>
            <td className={classes.menu}>
              <ObligationMenu obligation={line} onAsk={onAsk} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
