import { useState } from 'react';
import { usePageTitle } from 'shared/area';
import type { DueDates } from 'shared/contract/due-date/due-date';
import { quoted } from 'shared/contract/quotation';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, EmptyState, Strip, useMediaPhone } from 'shared/ui';

import { PageFrame } from '../page/page-frame';
import { monthTitle } from './due-dates.labels';
import { dueQuery } from './due-dates.queries';
import { DueList } from './due-list';
import { DueMonth } from './due-month';
import { DueSkeleton } from './due-skeleton';
import { DueTools } from './due-tools';
import { FeedDialog } from './feed.dialog';
import { useDueAddress, type DueAddress } from './use-due-address';
import { useLiveDue } from './use-live-due';
import { usePaper } from './use-paper';

/** Everything that comes due, of every document the reader sees: a month or a list. */
export default function DueDatesPage() {
  usePageTitle('Сроки');
  const phone = useMediaPhone();
  const address = useDueAddress(phone);
  const { mine, kind, period } = address;
  const due = useQuery(dueQuery({ ...period, mine, kind }));
  const [feed, setFeed] = useState(false);
  useLiveDue(() => void due.refetch());
  return (
    <PageFrame title="Сроки">
      <DueTools
        address={address}
        phone={phone}
        kinds={due.data?.kinds ?? []}
        onFeed={() => {
          setFeed(true);
        }}
      />
      {due.data?.is_cut === true && (
        <Strip tone="orange">
          {`Показаны первые ${String(due.data.data.length)} сроков. Выберите вид срока или только свои.`}
        </Strip>
      )}
      <div aria-busy={due.isPlaceholderData}>
        {due.data !== undefined && <Shown due={due.data} address={address} />}
        {due.isPending && <DueSkeleton view={address.view} />}
        {due.isError && due.data === undefined && (
          <EmptyState
            title="Сроки не загрузились"
            text={errorOf(due.error).message}
            actions={<Button onClick={() => void due.refetch()}>Повторить</Button>}
          />
        )}
      </div>
      {feed && (
        <FeedDialog
          onClose={() => {
            setFeed(false);
          }}
        />
      )}
    </PageFrame>
  );
}

function Shown({ due, address }: { due: DueDates; address: DueAddress }) {
  const { view, month, weeks, set } = address;
  const isPaper = usePaper();
  // A day of the month has room for three dates and the beginning of their names: paper tells all of them whole.
  if (view === 'month' && !isPaper) {
    return (
      <DueMonth
        due={due}
        month={month}
        weeks={weeks}
        onMore={() => {
          set({ view: 'list' });
        }}
      />
    );
  }
  if (due.data.some(({ day, is_late }) => day >= month || is_late))
    return <DueList due={due} month={month} />;
  return <NothingDue due={due} address={address} />;
}

/** Nothing comes due in the month: by what the list is narrowed, and the way to take that back. */
function NothingDue({ due, address }: { due: DueDates; address: DueAddress }) {
  const { month, mine, kind, set } = address;
  const title = due.kinds.find((known) => known.kind === kind)?.title;
  const narrowed = [
    ...(title === undefined ? [] : [`Показан только вид ${quoted(title)}.`]),
    ...(kind !== null && title === undefined ? ['Вида сроков, который назван в адресе, нет.'] : []),
    ...(mine ? ['Показаны только сроки, над которыми работаете вы.'] : []),
  ];
  return (
    <EmptyState
      title={`${monthTitle(month)}: сроков нет`}
      text={narrowed.length === 0 ? undefined : narrowed.join(' ')}
      actions={
        narrowed.length > 0 && (
          <>
            {kind !== null && (
              <Button
                onClick={() => {
                  set({ kind: null });
                }}
              >
                Показать все виды
              </Button>
            )}
            {mine && (
              <Button
                onClick={() => {
                  set({ who: 'all' });
                }}
              >
                Показать сроки всех
              </Button>
            )}
          </>
        )
      }
    />
  );
}
