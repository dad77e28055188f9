export const READ_JOB = 'imports.read';
export const RUN_JOB = 'imports.run';

/** What the jobs need; who asked, and with which rights, is read when they run. */
export interface ImportTask {
  id: number;
  /** Workers so far: the import is taken up by the next one only. */
  attempt: number;
}
