import { createHmac } from 'node:crypto';
import type { JournalChange } from './journal-change';

/** What a line's hash vouches for: all of it. */
export interface ChainedLine {
  seq: number;
  occurred_at: string;
  actor_id: number | null;
  actor_name: string | null;
  on_behalf_of_id: number | null;
  action: string;
  entity_type: string;
  entity_id: number | null;
  entity_label: string;
  changes: readonly JournalChange[];
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
}

/** JSON with the keys in order, so that equal contents give equal texts wherever they were kept. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${members.join(',')}}`;
}

/** The hash of a line that follows the given one; without the key it can be neither made nor forged. */
export function chainHash(key: Buffer, previous: string, line: ChainedLine): string {
  return createHmac('sha256', key).update(previous).update(canonicalJson(line)).digest('hex');
}
