import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import type { CalendarYear } from 'shared/contract/calendar/calendar-day';
import { counted, formatNumber } from 'shared/format';
import { errorOf } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';
import { Breadcrumbs, Button, Facts, IconButton, Skeleton, StatePage, Strip } from 'shared/ui';

import { paths } from '../paths';
import classes from './calendar.module.css';
import { yearQuery } from './calendar.queries';
import { DayDialog } from './day.dialog';
import { ImportDialog } from './import.dialog';
import { MonthGrid } from './month-grid';
import { SpecialDays } from './special-days';
import { monthsOf, totalsOf, type YearDay } from './year-days';

function Year({ calendar, onImport }: { calendar: CalendarYear; onImport: () => void }) {
  const { year, data, can } = calendar;
  const [picked, setPicked] = useState<YearDay | null>(null);
  const months = useMemo(() => monthsOf(year, data), [year, data]);
  const days = months.flat();
  const { working, off, short, hours } = totalsOf(days);
  const today = businessDay();
  const isPreliminary = data.some((one) => one.is_preliminary);
  return (
    <>
      <div className={classes.head}>
        {isPreliminary && (
          <Strip tone="orange">
            {`Календарь ${String(year)} года предварительный: переносы выходных ещё не утверждены.`}
          </Strip>
        )}
        {data.length === 0 && (
          <Strip
            action={
              can.edit ? (
                <Button size="sm" onClick={onImport}>
                  Загрузить год
                </Button>
              ) : undefined
            }
          >
            {`Праздники и переносы ${String(year)} года не заданы: выходными считаются только субботы и воскресенья.`}
          </Strip>
        )}
        <Facts
          items={[
            { label: 'Рабочих дней', value: formatNumber(working) },
            { label: 'Выходных и праздничных', value: formatNumber(off) },
            { label: 'Сокращённых', value: formatNumber(short) },
            {
              label: 'При 40-часовой неделе',
              value: counted(hours, ['час', 'часа', 'часов']),
            },
          ]}
        />
        <ul className={classes.legend} aria-label="Обозначения">
          <li data-look="holiday">Праздничный</li>
          <li data-look="dayoff">Выходной по переносу</li>
          <li data-look="short">Сокращённый</li>
          <li data-look="workday_moved">Рабочий по переносу</li>
        </ul>
      </div>
      <div className={classes.year}>
        {months.map((month) => (
          <MonthGrid
            key={month[0]?.day}
            days={month}
            today={today}
            onPick={can.edit ? setPicked : undefined}
          />
        ))}
      </div>
      <SpecialDays days={days} />
      {picked !== null && (
        <DayDialog
          key={picked.day}
          day={picked}
          onClose={() => {
            setPicked(null);
          }}
        />
      )}
    </>
  );
}

/** The year of the address, or the present one; each year walked to is a step that «Back» takes back. */
function useYear() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('year') ?? '';
  const year = /^(19|2\d)\d{2}$/.test(text) ? Number(text) : Number(businessDay().slice(0, 4));
  const go = (next: number) => {
    setSearch({ year: String(next) }, { preventScrollReset: true });
  };
  return { year, go };
}

/** The working calendar of a year: by it terms in working days are counted. */
export default function CalendarPage() {
  usePageTitle('Производственный календарь');
  const { year, go } = useYear();
  const [isImporting, setImporting] = useState(false);
  const { data, error, refetch } = useQuery({ ...yearQuery(year), placeholderData: keepPreviousData });
  const startImport = () => {
    setImporting(true);
  };
  return (
    <>
      <PageHeader>
        <div className={classes.header}>
          <Breadcrumbs
            items={[{ label: 'Справочники', to: paths.handbooks() }, { label: 'Производственный календарь' }]}
          />
        </div>
      </PageHeader>
      <div className={classes.bar}>
        <h1 className={classes.title}>Производственный календарь</h1>
        <div className={classes.walk} role="group" aria-label="Год">
          <IconButton
            label={`${String(year - 1)} год`}
            icon={<IconChevronLeft />}
            onClick={() => {
              go(year - 1);
            }}
          />
          <span aria-live="polite">{year}</span>
          <IconButton
            label={`${String(year + 1)} год`}
            icon={<IconChevronRight />}
            onClick={() => {
              go(year + 1);
            }}
          />
        </div>
        {data?.can.edit === true && <Button onClick={startImport}>Загрузить год</Button>}
      </div>
      {data !== undefined && <Year calendar={data} onImport={startImport} />}
      {data === undefined && error === null && <Skeleton height={480} />}
      {data === undefined && error !== null && (
        <StatePage
          title="Календарь не загрузился"
          text={errorOf(error).message}
          actions={<Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
      {isImporting && (
        <ImportDialog
          year={year}
          onClose={() => {
            setImporting(false);
          }}
        />
      )}
    </>
  );
}
