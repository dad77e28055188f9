export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type ExportStatus = (typeof EXPORT_STATUSES)[number];
