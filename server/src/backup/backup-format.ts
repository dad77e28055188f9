import { z } from 'zod';

export const FORMAT = 'contract-register-backup';
export const MANIFEST = 'manifest.json';
export const KEYS = 'keys/secrets.json';
export const SEQUENCES = 'sequences.json';
export const END = 'end.json';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What a backup begins with: enough to make the same tables and to know whose keys they need. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  /** Steps of the schema the tables were made by. */
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: z.string() })).min(1),
  key_fingerprint: z.string(),
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })).min(1),
});
export type Manifest = z.infer<typeof manifest>;

export const sequences = z.array(
  z.object({ name, value: z.string().regex(/^-?\d+$/), is_called: z.boolean() }),
);
export type Sequences = z.infer<typeof sequences>;

/** What a backup ends with; without it the file was cut off. */
export const backupEnd = z.object({
  /** Rows of each table. */
  rows: z.record(name, z.int()),
  files: z.int(),
  releases: z.int(),
  /** Hex of the digest over the names and contents of everything before. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupEnd = z.infer<typeof backupEnd>;

/** What was kept, for the administrator. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  releases: number;
}

/** The totals of what a backup ends with. */
export function summaryOf(end: BackupEnd): BackupSummary {
  const counts = Object.values(end.rows);
  return {
    tables: counts.length,
    rows: counts.reduce((sum, count) => sum + count, 0),
    files: end.files,
    releases: end.releases,
  };
}
