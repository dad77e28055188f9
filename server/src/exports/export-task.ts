export const EXPORT_JOB = 'exports.write';

/** What the job needs; who asked, and with which rights, is read when it runs. */
export interface ExportTask {
  id: number;
}
