/** Who does not stand in for an approver of the document: whoever wrote it, and whoever has sent it. */
export function ownersOf(authorId: number | null | undefined, initiatorId: number): readonly number[] {
  return authorId == null ? [initiatorId] : [authorId, initiatorId];
}
