import { businessDay } from 'shared/contract/calendar/business-day';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { ofSide, sideFaults } from 'shared/contract/counterparty/side-faults';
import type { ReadinessLine } from 'shared/document';
import { counterpartyName } from 'shared/format';
import { useQueries } from 'shared/query';

import { counterpartyQuery } from '../api/agreement.queries';

/** A side of the document: whom it is and what as; the role of the second side is null. */
export interface ChosenSide {
  id: number;
  role: string | null;
}

/** A side whose card has come. */
export interface SideCard {
  role: string | null;
  card: Counterparty;
}

const UNCHECKED: Partial<Record<Counterparty['status'], string>> = {
  new: 'контрагент ещё не проверен',
  on_check: 'контрагент на проверке',
};

/** What security says of every side, line by line, and that there is nothing to say where there is not. */
export function sideReadiness(sides: readonly SideCard[], today: string): ReadinessLine[] {
  const lines = sides.flatMap(({ role, card }, at): ReadinessLine[] => {
    const { status, check_valid_until } = card;
    const side = { name: counterpartyName(card), role, status, check_valid_until };
    const unchecked = UNCHECKED[status];
    const advice =
      unchecked === undefined ? [] : [{ level: 'warning' as const, message: ofSide(side, unchecked) }];
    return [...sideFaults(side, today), ...advice].map(({ level, message }, place) => ({
      key: `side-${String(at)}-${String(place)}`,
      level,
      text: message,
    }));
  });
  if (lines.length > 0 || sides.length === 0) return lines;
  return [
    { key: 'sides', level: 'ok', text: sides.length === 1 ? 'Контрагент проверен' : 'Все стороны проверены' },
  ];
}

/** The same of the sides as they are chosen, each once; a side whose card has not come yet is not spoken of. */
export function useSideReadiness(chosen: readonly ChosenSide[]): ReadinessLine[] {
  const sides = chosen.filter(({ id }, at) => chosen.findIndex((other) => other.id === id) === at);
  const cards = useQueries({ queries: sides.map(({ id }) => counterpartyQuery(id)) });
  const known = sides.flatMap(({ role }, at) => {
    const card = cards[at]?.data;
    return card === undefined ? [] : [{ role, card }];
  });
  return sideReadiness(known, businessDay());
}
