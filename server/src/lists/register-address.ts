import { BOOKS } from 'shared/contract/books/books';
import type { RecordKind } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

const KINDS: readonly RecordKind[] = [...Object.values(RECORD_KINDS), ...BOOKS.map(({ kind }) => kind)];

/** Address of the register of the resource inside the suite; undefined when it has no page of its own. */
export function registerAddress(resource: string): string | undefined {
  return KINDS.find((kind) => kind.resource === resource)?.path ?? undefined;
}
