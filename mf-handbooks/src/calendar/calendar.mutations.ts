import type { CalendarDayInput, CalendarYear } from 'shared/contract/calendar/calendar-day';
import { errorOf } from 'shared/http';
import { useMutation, useQueryClient, type QueryClient } from 'shared/query';

import { importYear, putDay } from './calendar.api';
import { yearKey } from './calendar.queries';

const show = (client: QueryClient, answer: CalendarYear) => {
  client.setQueryData(yearKey(answer.year), answer);
};

/** Says what a day is; a day that somebody else changed meanwhile is asked for anew. */
export function useSetDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ day, body }: { day: string; body: CalendarDayInput }) => putDay(day, body),
    onSuccess: (answer) => {
      show(client, answer);
    },
    onError: (error, { day }) =>
      errorOf(error).status === 409
        ? client.invalidateQueries({ queryKey: yearKey(Number(day.slice(0, 4))) })
        : undefined,
  });
}

/** Puts a year in the place of the present one. */
export function useImportYear() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: importYear,
    onSuccess: (answer) => {
      show(client, answer);
    },
  });
}
