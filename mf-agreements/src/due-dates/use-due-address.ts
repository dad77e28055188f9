import { businessDay } from 'shared/contract/calendar/business-day';
import { useSearchParams } from 'shared/area';
import { monthWeeks, shiftDay, shiftMonth } from 'shared/form';

/** Overdue things of so many days stand above the list of the present month. */
const LATE_DAYS = 90;

export type DueView = 'month' | 'list';

/** What the page shows, kept in its address; each choice is a step that «Back» takes back, as in the registers. */
export function useDueAddress(isPhone: boolean) {
  const [search, setSearch] = useSearchParams();
  const today = businessDay();
  const given = search.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? `${given}-01` : `${today.slice(0, 7)}-01`;
  const isNow = month.slice(0, 7) === today.slice(0, 7);
  // A month of cells does not fit the hand.
  const view: DueView = isPhone || search.get('view') === 'list' ? 'list' : 'month';
  const set = (patch: Readonly<Record<string, string | null>>) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(patch)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const weeks = monthWeeks(month);
  const listFrom = isNow ? shiftDay(today, -LATE_DAYS) : month;
  const period =
    view === 'month'
      ? { from: weeks[0]?.[0] ?? month, to: weeks.at(-1)?.at(-1) ?? month }
      : { from: listFrom < month ? listFrom : month, to: shiftDay(shiftMonth(month, 1), -1) };
  return {
    month,
    weeks,
    view,
    isNow,
    mine: search.get('who') !== 'all',
    kind: search.get('kind'),
    period,
    set,
    turn: (months: number) => {
      set({ month: shiftMonth(month, months).slice(0, 7) });
    },
  };
}

export type DueAddress = ReturnType<typeof useDueAddress>;
