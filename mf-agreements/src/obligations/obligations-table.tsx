import type { Obligation } from 'shared/contract/obligation/obligation';
import {
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import { LineDay, LineNote, LineTable, shortFullName, type LineColumn } from 'shared/document';
import { formatAmount, formatDate } from 'shared/format';
import { usePermission } from 'shared/session';
import { Amount, DaysLeft, StatusMark, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { phaseLook, ruleText } from './obligation.labels';
import { ObligationMenu, type Asked } from './obligation-menu';
import classes from './obligations.module.css';
import { ProofLink } from './proof-link';

const isOpen = ({ status }: Obligation) => status === 'planned' || status === 'partially';

function Due({ line, today }: { line: Obligation; today: string }) {
  const rule = ruleText(line);
  return (
    <>
      <LineDay>
        {line.due_date === null ? 'Срок неизвестен' : formatDate(line.due_date)}
        {isOpen(line) && line.due_date !== null && <DaysLeft date={line.due_date} today={today} />}
      </LineDay>
      {line.amended?.due_date_was != null ? (
        <LineNote>{`было ${formatDate(line.amended.due_date_was)}`}</LineNote>
      ) : (
        rule !== null && <LineNote>{rule}</LineNote>
      )}
    </>
  );
}

/** The addendum in force that has made the obligation what it is. */
function Amended({ by }: { by: { id: number; name: string } }) {
  const mayRead = usePermission('Просмотр дополнительных соглашений');
  const text = `в редакции ${by.name}`;
  return mayRead ? <TextLink to={paths.addendum(by.id)}>{text}</TextLink> : <LineNote>{text}</LineNote>;
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
      {told.length > 0 && <LineNote>{told.join(' · ')}</LineNote>}
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

const percentText = (percent: string) => `${String(Number(percent)).replace('.', ',')}\u00A0%`;

const isOfAnother = ({ document }: Obligation, own: ObligationsTableProps['own']) =>
  document.type !== own.type || document.id !== own.id;

function columnsOf({ own, today, onAsk }: ObligationsTableProps): LineColumn<Obligation>[] {
  return [
    { id: 'due', title: 'Срок', cell: (line) => <Due line={line} today={today} /> },
    {
      id: 'what',
      title: 'Обязательство',
      cell: (line) => (
        <>
          {line.title}
          <LineNote>
            {[OBLIGATION_KIND_LABELS[line.kind], line.note].filter((part) => part !== null).join(' · ')}
          </LineNote>
          {line.amended != null && <Amended by={line.amended.addendum} />}
          {isOfAnother(line, own) && <TextLink to={line.document.url}>{line.document.name}</TextLink>}
        </>
      ),
    },
    {
      id: 'who',
      title: 'Кто',
      cell: (line) => (
        <>
          {OBLIGATION_DIRECTION_LABELS[line.direction]}
          <LineNote>{shortFullName(line.responsible.full_name)}</LineNote>
        </>
      ),
    },
    {
      id: 'sum',
      title: 'Сумма',
      align: 'end',
      cell: (line) => (
        <>
          {line.sum !== null && <Amount value={line.sum} currency={line.currency_code} />}
          {line.amended?.sum_was != null ? (
            <LineNote>{`было ${formatAmount(line.amended.sum_was, line.currency_code)}`}</LineNote>
          ) : (
            line.percent !== null && <LineNote>{percentText(line.percent)}</LineNote>
          )}
        </>
      ),
    },
    { id: 'state', title: 'Состояние', cell: (line) => <State line={line} /> },
    {
      id: 'menu',
      title: 'Действия',
      titleHidden: true,
      cell: (line) => <ObligationMenu obligation={line} onAsk={onAsk} />,
    },
  ];
}

/** What is owed, in the order of the terms; on a phone each line under itself. */
export function ObligationsTable(props: ObligationsTableProps) {
  return (
    <LineTable
      columns={columnsOf(props)}
      rows={props.lines}
      rowKey={(line) => line.id}
      isOver={(line) => !isOpen(line)}
      className={classes.lines}
    />
  );
}
