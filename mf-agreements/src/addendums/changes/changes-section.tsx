import { IconAlertTriangle } from '@tabler/icons-react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { LineTable, type LineColumn } from 'shared/document';
import { formatDate } from 'shared/format';
import { Button, Section, Strip } from 'shared/ui';

import classes from './changes-section.module.css';
import { useRebaseAddendum } from './rebase.mutations';

/** What the addendum makes of the terms of its agreement: was, becomes, by which clause. */
export function ChangesSection({ addendum }: { addendum: Addendum }) {
  const { changes, effective_from: from, is_retroactive: reachesBack } = addendum;
  if (changes.length === 0) return null;
  return (
    <Section
      title="Условия договора"
      note={
        reachesBack && from !== null
          ? `распространяется на отношения сторон с\u00A0${formatDate(from)} (ст.\u00A0425 п.\u00A02 ГК РФ)`
          : undefined
      }
    >
      <Stale addendum={addendum} />
      <LineTable
        columns={isSigned(addendum) ? SIGNED_COLUMNS : OPEN_COLUMNS}
        rows={changes}
        rowKey={({ id }) => id}
        className={classes.table}
      />
    </Section>
  );
}

type Change = Addendum['changes'][number];

/** @param nowWord what the term is that was changed by somebody else since */
const columnsWith = (nowWord: string): readonly LineColumn<Change>[] => [
  { id: 'term', title: 'Условие', heading: true, cell: ({ label }) => label },
  {
    id: 'old',
    title: 'Было',
    cell: ({ operation, target, old, conflict }) => (
      <>
        {operation === 'add' ? ADDED[target] : <s>{old ?? 'не указано'}</s>}
        {conflict !== null && (
          <span className={classes.now}>{`${nowWord} ${conflict.now ?? 'не указано'}`}</span>
        )}
      </>
    ),
  },
  { id: 'new', title: 'Станет', cell: (change) => change.new ?? 'не указано' },
  { id: 'clause', title: 'Пункт', labelled: true, cell: ({ clause_ref: clause }) => clause ?? '—' },
];
const OPEN_COLUMNS = columnsWith('теперь');
const SIGNED_COLUMNS = columnsWith('действовало');

/** What stands in the place of a former value. */
const ADDED = {
  agreement: 'новое',
  item: 'новая строка',
  party: 'новая сторона',
  obligation: 'новое обязательство',
} as const;

const SIGNED: ReadonlySet<Addendum['status']> = new Set(['signed', 'effective', 'superseded']);
const isSigned = ({ status }: Addendum) => SIGNED.has(status);

const stripIcon = <IconAlertTriangle size={16} stroke={1.75} />;

/** Of what is signed: over which other terms than those it was prepared from. */
function SignedOver({ stale }: { stale: Addendum['changes'] }) {
  return (
    <div className={classes.stale}>
      <Strip tone="orange" icon={stripIcon}>
        <b>Подписано поверх изменившихся условий.</b>{' '}
        {stale
          .map(({ label, old, conflict }) => {
            const now = conflict?.now ?? 'не указано';
            return `${label}: соглашение готовили к ${quoted(old ?? 'не указано')}, а действовало уже ${quoted(now)}.`;
          })
          .join(' ')}
      </Strip>
    </div>
  );
}

/** The terms that changed after the addendum was prepared, and the way to start from them. */
function Stale({ addendum }: { addendum: Addendum }) {
  const rebase = useRebaseAddendum();
  const alerts = useAlerts();
  const stale = addendum.changes.filter(({ conflict }) => conflict !== null);
  if (stale.length === 0) return null;
  if (isSigned(addendum)) return <SignedOver stale={stale} />;
  const mayRebase = addendum.available_actions.includes('rebase');
  return (
    <div className={classes.stale}>
      <Strip
        tone="orange"
        icon={stripIcon}
        action={
          mayRebase && (
            <Button
              size="sm"
              busy={rebase.isPending}
              onClick={() => {
                rebase.mutate(addendum, { onError: alerts.failure });
              }}
            >
              Обновить исходные значения
            </Button>
          )
        }
      >
        <b>Условие изменилось после подготовки.</b>{' '}
        {stale
          .map(({ label, old, conflict }) => {
            const now = conflict?.now ?? 'не указано';
            return `${label}: было ${quoted(old ?? 'не указано')}, теперь действует ${quoted(now)}.`;
          })
          .join(' ')}
        {!mayRebase &&
          (addendum.status === 'on_signing'
            ? ' Подписанное соглашение вступит в силу как есть: отмечая подпись, это нужно подтвердить. Пока не подписано, его можно вернуть на доработку.'
            : ' Верните соглашение на доработку, чтобы обновить исходные значения.')}
      </Strip>
    </div>
  );
}
