/** «п. 4.2. Срок оплаты велик». */
export function remarkWords({
  text,
  clause_ref: clause,
}: {
  text: string;
  clause_ref?: string | null | undefined;
}): string {
  return clause ? `${clause}. ${text}` : text;
}

/** So many are told in one line of the journal; all of them stand beside the decision. */
const MOST_TOLD = 10;

/** «п. 4.2. Срок оплаты велик; Нет приложения»: the remarks of one decision in a line. */
export function remarksInLine(remarks: readonly Parameters<typeof remarkWords>[0][]): string {
  const more = remarks.length - MOST_TOLD;
  return `${remarks.slice(0, MOST_TOLD).map(remarkWords).join('; ')}${more > 0 ? ` и ещё ${String(more)}` : ''}`;
}
