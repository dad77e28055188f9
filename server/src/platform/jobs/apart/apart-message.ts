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

/** What it says: how a run ended, that events wait to leave, that a job was queued. */
export type ApartNews =
  | { news: 'done'; id: number }
  | { news: 'failed'; id: number; error: Error }
  | { news: 'events' }
  | { news: 'queued'; name: string };
