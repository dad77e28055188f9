import type { RecordKind } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

const KINDS: readonly RecordKind[] = Object.values(RECORD_KINDS);

/** `/api/{resource}` of the records of a kind. */
export function recordResource(kind: string): string {
  return KINDS.find(({ name }) => name === kind)?.resource ?? kind;
}
