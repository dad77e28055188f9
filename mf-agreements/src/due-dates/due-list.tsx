import type { DueDates, DueItem } from 'shared/contract/due-date/due-date';
import { shortFullName } from 'shared/document';
import { Amount, DaysLeft, TextLink } from 'shared/ui';

import { dayTitle } from './due-dates.labels';
import classes from './due-dates.module.css';

/** What comes on each day, in the order of the days. */
export function byDay(items: readonly DueItem[]): ReadonlyMap<string, DueItem[]> {
  const days = new Map<string, DueItem[]>();
  for (const item of items) days.set(item.day, [...(days.get(item.day) ?? []), item]);
  return days;
}

/** What an item is called by its sort. */
export function titlesOf({ kinds }: Pick<DueDates, 'kinds'>): ReadonlyMap<string, string> {
  return new Map(kinds.map(({ kind, title, single }) => [kind, single ?? title]));
}

/** Day after day from the month on, each with what comes on it; what is late from before stands first. */
export function DueList({ due, month }: { due: DueDates; month: string }) {
  const titles = titlesOf(due);
  return (
    <div className={classes.list}>
      {[...byDay(due.data.filter(({ day, is_late }) => day >= month || is_late))].map(([day, items]) => (
        <DayOfList key={day} day={day} items={items} today={due.today} titles={titles} />
      ))}
    </div>
  );
}

interface DayOfListProps {
  day: string;
  items: readonly DueItem[];
  today: string;
  titles: ReadonlyMap<string, string>;
}

function DayOfList({ day, items, today, titles }: DayOfListProps) {
  const isLate = items.some(({ is_late }) => is_late);
  return (
    <section aria-label={dayTitle(day)} data-late={isLate || undefined}>
      <h2 className={classes.date}>
        {day === today ? `Сегодня, ${dayTitle(day)}` : dayTitle(day)}
        {/* How long ago is said of what is still waited for: what has merely passed alarms nobody. */}
        {(isLate || day >= today) && <DaysLeft date={day} today={today} from={30} />}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.record_type} ${String(item.record_id)}`} className={classes.item}>
            <span className={classes.kind}>{titles.get(item.kind) ?? item.kind}</span>
            <span className={classes.name}>
              <TextLink to={item.url}>{item.title}</TextLink>
              <span className={classes.note}>
                {[item.note, item.counterparty_name].filter((part) => part !== null).join(' · ')}
              </span>
            </span>
            <span className={classes.who}>
              {item.responsible_name === null ? '' : shortFullName(item.responsible_name)}
            </span>
            <span className={classes.sum}>
              {item.amount !== null && <Amount value={item.amount} currency={item.currency_code ?? 'RUB'} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
