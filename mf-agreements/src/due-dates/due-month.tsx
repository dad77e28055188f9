import { Link } from 'shared/area';
import type { DueDates, DueItem } from 'shared/contract/due-date/due-date';
import { formatDate } from 'shared/format';
import { Button, Popover, TextButton } from 'shared/ui';

import { cellTitle, dayTitle, WEEK } from './due-dates.labels';
import classes from './due-dates.module.css';
import { byDay, titlesOf } from './due-list';

/** As many fit a day. */
const SHOWN = 3;

export interface DueMonthProps {
  due: DueDates;
  /** First day of the month. */
  month: string;
  weeks: readonly (readonly string[])[];
  /** Shows the whole month as a list. */
  onMore: () => void;
}

/** A month of days with what comes on them; days off are grey, today has a ring. */
export function DueMonth({ due, month, weeks, onMore }: DueMonthProps) {
  const titles = titlesOf(due);
  const off = new Set(due.days_off);
  const on = byDay(due.data);
  const shown = weeks.filter((week) => week.some((day) => day.startsWith(month.slice(0, 7))));
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {WEEK.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const items = on.get(day) ?? [];
              return (
                <td
                  key={day}
                  aria-label={formatDate(day)}
                  data-off={off.has(day) || undefined}
                  data-today={day === due.today || undefined}
                  data-other={!day.startsWith(month.slice(0, 7)) || undefined}
                >
                  <span className={classes.number}>{Number(day.slice(8))}</span>
                  {items.slice(0, SHOWN).map((item) => (
                    <MonthItem
                      key={`${item.kind} ${item.record_type} ${String(item.record_id)}`}
                      item={item}
                      title={titles.get(item.kind) ?? item.kind}
                      isLate={item.is_late}
                    />
                  ))}
                  {items.length > SHOWN && (
                    <WholeDay day={day} items={items} titles={titles} onMore={onMore} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WholeDayProps {
  day: string;
  items: readonly DueItem[];
  titles: ReadonlyMap<string, string>;
  onMore: () => void;
}

/** «Ещё N»: the whole crowded day beside its cell. */
function WholeDay({ day, items, titles, onMore }: WholeDayProps) {
  return (
    <Popover
      label={dayTitle(day)}
      width={360}
      trigger={(trigger) => (
        <TextButton {...trigger} className={classes.more}>
          {`Ещё ${String(items.length - SHOWN)}`}
        </TextButton>
      )}
    >
      <div className={classes.day}>
        <b>{dayTitle(day)}</b>
        {items.map((item) => (
          <MonthItem
            key={`${item.kind} ${item.record_type} ${String(item.record_id)}`}
            item={item}
            title={titles.get(item.kind) ?? item.kind}
            isLate={item.is_late}
          />
        ))}
        <Button size="sm" variant="ghost" onClick={onMore}>
          Весь месяц списком
        </Button>
      </div>
    </Popover>
  );
}

function MonthItem({ item, title, isLate }: { item: DueItem; title: string; isLate: boolean }) {
  return (
    <Link
      to={item.url}
      className={classes.chip}
      data-late={isLate || undefined}
      title={[`${title}: ${item.title}`, item.note].filter((part) => part !== null).join('. ')}
    >
      <span className={classes.sort}>{title}</span>
      {cellTitle(item.title)}
    </Link>
  );
}
