import type { ArchiveAction } from 'shared/contract/record/archive.workflow';

/** Of a document that can be put away, whether it has been, and whether an act has destroyed it. */
export interface ArchivedFacts {
  archived_at?: string | null;
  destroyed_at?: string | null;
}

/** False of what an act has destroyed: what is left of it is never taken back into work. */
export const isKept = (facts: ArchivedFacts): boolean => (facts.destroyed_at ?? null) === null;

/** What returning from the archive asks of the document; what going there asks, its state says. */
export const archiveGuards = {
  unarchive: (facts: ArchivedFacts) => (facts.archived_at ?? null) !== null && isKept(facts),
};

export const isArchiving = (action: string): action is ArchiveAction =>
  action === 'archive' || action === 'unarchive';

/** The columns that going into the archive and returning from it change. */
export function archiveColumns(
  action: ArchiveAction,
  { now, actorId }: { now: Date; actorId: number | null },
) {
  return action === 'archive'
    ? { archived_at: now, archived_by_id: actorId }
    : { archived_at: null, archived_by_id: null };
}
