/** What the thread is given at its start. */
export interface ApartPlace {
  databaseUrl: string;
}

/** What it is asked: one run of a job. */
export interface ApartRun {
  id: number;
  name: string;
  payload: object;
}

/** A line for the log of the node, which knows its form. */
export interface ApartLine {
  level: 'warn' | 'error';
  detail: object;
  text: string;
}

/** What it says: how a run ended, that events wait to leave, that a job was queued, a line for the log. */
export type ApartNews =
  | { news: 'done'; id: number }
  | { news: 'failed'; id: number; error: Error }
  | { news: 'events' }
  | { news: 'queued'; name: string }
  | ({ news: 'line' } & ApartLine);
