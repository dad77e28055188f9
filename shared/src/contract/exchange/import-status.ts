export const IMPORT_STATUSES = ['uploaded', 'checked', 'running', 'done', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_MODES = ['create', 'update', 'upsert'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** What is done with the rows of a file. */
export const IMPORT_MODE_LABELS: Readonly<Record<ImportMode, string>> = {
  create: 'Добавить новые, найденные пропустить',
  update: 'Обновить найденные, новые не добавлять',
  upsert: 'Добавить новые и обновить найденные',
};

/** Rows of one file. */
export const MOST_IMPORT_ROWS = 50_000;
export const IMPORT_EXTENSIONS = ['xlsx', 'csv'] as const;
export type ImportExtension = (typeof IMPORT_EXTENSIONS)[number];
