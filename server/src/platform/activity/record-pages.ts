import type { PermissionName } from 'shared/contract/access/permissions';
import { type RecordKind, recordPath } from 'shared/contract/record/record-kind';
import type { Db } from '../database/database';
import { holds } from '../http/access';
import type { Actor } from '../http/actor';
import type { ActivityRow } from './activity-log.repository';

/**
 * Where records have their pages: under an address of their kind, as the module says, or, where they are read in the card of
 * another record, as it finds for all of them at once; those it does not find have none.
 */
export type RecordPage =
  | Pick<RecordKind, 'path'>
  | { at: (id: number, reader: Actor) => string | null; needs?: PermissionName | undefined }
  | { find: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>> };

/** Of a line, which record it is about. */
export type Told = Pick<ActivityRow, 'entity_type' | 'entity_id'>;

/** The address of the record a line is about; null when it has no page, or none that the reader may open. */
export type AddressOf = (line: Told) => string | null;

/** The pages of records by their types. */
export class RecordPages {
  private readonly places = new Map<string, RecordPage>();

  /** Refuses a second page of a type: which of the two holds would follow from the order modules are put together in. */
  set(entityType: string, page: RecordPage): void {
    if (this.places.has(entityType)) throw new Error(`The page of ${entityType} is told twice`);
    this.places.set(entityType, page);
  }

  /** The addresses of the records the lines are about, with one question of each type that has to look for them. */
  async addressesOf(db: Db, lines: readonly Told[], reader: Actor): Promise<AddressOf> {
    const found = new Map<string, ReadonlyMap<number, string>>();
    for (const type of new Set(lines.map((line) => line.entity_type))) {
      const page = this.places.get(type);
      if (page === undefined || !('find' in page)) continue;
      const ids = lines.flatMap((line) => (line.entity_type === type ? (line.entity_id ?? []) : []));
      found.set(type, ids.length === 0 ? new Map<number, string>() : await page.find(db, [...new Set(ids)]));
    }
    return ({ entity_type, entity_id }) => {
      const page = this.places.get(entity_type);
      if (page === undefined || entity_id === null) return null;
      if ('path' in page) return recordPath(page, entity_id);
      if ('find' in page) return found.get(entity_type)?.get(entity_id) ?? null;
      return page.needs === undefined || holds(reader, page.needs) ? page.at(entity_id, reader) : null;
    };
  }
}
