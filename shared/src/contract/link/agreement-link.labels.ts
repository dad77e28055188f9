/** What the other document is to the agreement the link is drawn from. Source: domain reference, 1.1. */
export const LINK_LABELS = {
  basis: 'Основание',
  annex: 'Приложение',
  cancels: 'Отменяет',
  follows: 'Следует за',
  other: 'Иная связь',
} as const;
export type LinkKind = keyof typeof LINK_LABELS;

/** The same link as the card of the other document words it: what the agreement is to that document. */
export const LINK_REVERSE_LABELS: Readonly<Record<LinkKind, string>> = {
  basis: 'Основание для',
  annex: 'Приложение к',
  cancels: 'Отменяется документом',
  follows: 'За ним следует',
  other: 'Иная связь',
};

export const LINK_KINDS = Object.keys(LINK_LABELS) as LinkKind[];

export type LinkDirection = 'out' | 'in';

/** How a document calls its link: «Основание» where it was drawn, «Основание для» at the other end. */
export function linkLabel({ kind, direction }: { kind: LinkKind; direction: LinkDirection }): string {
  return (direction === 'out' ? LINK_LABELS : LINK_REVERSE_LABELS)[kind];
}
