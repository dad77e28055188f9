import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from 'shared/area';
import type { DueDates } from 'shared/contract/due-date/due-date';
import { SelectField } from 'shared/form';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { Button, EmptyState, IconButton, Segmented, Skeleton, Strip, useMediaPhone } from 'shared/ui';

import { PageFrame } from '../page/page-frame';
import { monthTitle } from './due-dates.labels';
import classes from './due-dates.module.css';
import { dueQuery } from './due-dates.queries';
import { DueList } from './due-list';
import { DueMonth } from './due-month';
import { FeedDialog } from './feed.dialog';
import { useDueAddress, type DueAddress } from './use-due-address';

/** Changes come in crowds: the page asks anew once they have passed, ms. */
const CROWD = 800;

/** Asks anew when any record anywhere has changed: which of them come due the server alone knows. */
function useLiveDue(refetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, CROWD);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}

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
      <Tools
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
        {due.isPending && <Skeleton width="100%" height={480} />}
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
  const { view, month, weeks, mine, set } = address;
  if (view === 'month') {
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
  return (
    <EmptyState
      title={`${monthTitle(month)}: сроков нет`}
      text={mine ? 'Показаны только сроки, над которыми работаете вы.' : undefined}
      actions={
        mine && (
          <Button
            onClick={() => {
              set({ who: 'all' });
            }}
          >
            Показать все
          </Button>
        )
      }
    />
  );
}

interface ToolsProps {
  address: DueAddress;
  phone: boolean;
  kinds: DueDates['kinds'];
  onFeed: () => void;
}

function Tools({ address, phone, kinds, onFeed }: ToolsProps) {
  const { month, view, isNow, mine, kind, set, turn } = address;
  const arrow = (label: string, months: number, icon: React.ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      onClick={() => {
        turn(months);
      }}
    />
  );
  return (
    <div className={classes.tools}>
      <div className={classes.turn}>
        {arrow('Предыдущий месяц', -1, <IconChevronLeft size={16} stroke={1.75} />)}
        <span className={classes.now} aria-live="polite">
          {monthTitle(month)}
        </span>
        {arrow('Следующий месяц', 1, <IconChevronRight size={16} stroke={1.75} />)}
        {!isNow && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              set({ month: null });
            }}
          >
            Сегодня
          </Button>
        )}
      </div>
      <Segmented
        label="Чьи сроки"
        options={[
          { value: 'mine', label: 'Мои' },
          { value: 'all', label: 'Все' },
        ]}
        value={mine ? 'mine' : 'all'}
        onChange={(who) => {
          set({ who: who === 'all' ? 'all' : null });
        }}
      />
      {!phone && (
        <Segmented
          label="Вид"
          options={[
            { value: 'month', label: 'Месяц' },
            { value: 'list', label: 'Список' },
          ]}
          value={view}
          onChange={(next) => {
            set({ view: next === 'list' ? 'list' : null });
          }}
        />
      )}
      <div className={classes.sortField}>
        <SelectField
          label="Вид срока"
          placeholder="Любой"
          clearable
          options={kinds.map((known) => ({ value: known.kind, label: known.title }))}
          value={kind}
          onChange={(next) => {
            set({ kind: next });
          }}
        />
      </div>
      <Button icon={<IconCalendarShare size={16} stroke={1.75} />} onClick={onFeed}>
        В свой календарь
      </Button>
    </div>
  );
}
