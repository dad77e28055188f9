import type { TermsOnDay } from '../../agreements/terms/agreement-terms.service';
import type { Trx } from '../../platform/database/database';
import type { NewChange } from './addendum-changes.repository';
import { LINE_PARTS, prepareLine } from './added-line.service';
import { PARTY_PARTS, prepareParty } from './added-party.service';
import type { ChangeLine, Fault } from './change-line';

const PARTS_OF: Readonly<
  Record<'item' | 'party', { parts: readonly (keyof ChangeLine)[]; isStray: string; isOfTerm: string }>
> = {
  item: {
    parts: LINE_PARTS,
    isStray: 'Заполняется только у добавляемой строки',
    isOfTerm: 'Условия новой строки указывают в ней самой',
  },
  party: {
    parts: PARTY_PARTS,
    isStray: 'Заполняется только у новой стороны',
    isOfTerm: 'Условия новой стороны указывают в ней самой',
  },
};

/** A change holds nothing of an addition that it is not. */
export function strayFault(line: ChangeLine): Fault | null {
  const own = line.operation === 'add' ? line.target : null;
  for (const [target, { parts, isStray }] of Object.entries(PARTS_OF)) {
    const stray = target === own ? undefined : parts.find((part) => line[part] !== null);
    if (stray !== undefined) return [stray, isStray];
  }
  return null;
}

/** What is added to the agreement, as it is to be kept; or what is wrong with it. */
export async function prepareAddition(
  trx: Trx,
  line: ChangeLine,
  { on, before }: { on: TermsOnDay; before: readonly NewChange[] },
): Promise<{ change: NewChange } | { fault: Fault }> {
  if (line.target === 'obligation')
    return {
      fault: ['operation', 'Новое обязательство добавляют самому соглашению, на вкладке «Обязательства»'],
    };
  if (line.target === 'agreement')
    return { fault: ['operation', 'Добавить можно строку спецификации или другую сторону'] };
  const stray = strayFault(line);
  if (stray !== null) return { fault: stray };
  if (line.field !== null || line.new_value !== null)
    return { fault: ['field', PARTS_OF[line.target].isOfTerm] };
  return line.target === 'item' ? prepareLine(trx, line, { on, before }) : prepareParty(trx, line, before);
}
