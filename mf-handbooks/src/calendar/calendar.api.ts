import type { CalendarDayInput, CalendarImport, CalendarYear } from 'shared/contract/calendar/calendar-day';
import { http } from 'shared/http';

const URL = '/api/calendar-days';

/** The days of the year that differ from their weekday. */
export async function getYear(year: number, signal: AbortSignal): Promise<CalendarYear> {
  return (await http.get<CalendarYear>(URL, { params: { year }, signal })).data;
}

/** Says what a day is; 409 when somebody else has said it meanwhile. */
export async function putDay(day: string, body: CalendarDayInput): Promise<CalendarYear> {
  return (await http.put<CalendarYear>(`${URL}/${day}`, body)).data;
}

/** The year becomes what the text says. */
export async function importYear(body: CalendarImport): Promise<CalendarYear> {
  return (await http.post<CalendarYear>(`${URL}/import`, body)).data;
}
