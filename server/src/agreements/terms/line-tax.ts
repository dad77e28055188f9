import type { AgreementValues } from '../lines/agreement-fields';
import type { AddedLine } from '../../lists/columns/term-changes-json';
import type { Amendment, TermBecomes } from './amendments';
import { lineKey } from './term-key';

type Item = AgreementValues['items'][number];
type Tax = Pick<Item, 'vat_mode' | 'vat_rate_id'>;

/** The terms of a tax, of an agreement and of its lines alike. */
export const TAX = ['vat_mode', 'vat_rate_id'] as const;

/** True of a line of the specification, false of a side that is added. */
export const isAddedLine = (value: TermBecomes): value is AddedLine =>
  typeof value === 'object' && value !== null && 'measure' in value;

const taxOf = ({ vat_mode, vat_rate_id }: Tax): Tax => ({ vat_mode, vat_rate_id });

/** What the amendment itself says of the tax, of the agreement's or of a line's. */
function saidOf({ changes }: Amendment, keyOf: (part: string) => string): Partial<Tax> {
  const said = TAX.flatMap((part) => {
    const change = changes.findLast(({ key }) => key === keyOf(part));
    return change === undefined ? [] : [[part, change.value] as const];
  });
  return Object.fromEntries(said) as Partial<Tax>;
}

/** The tax a line is brought in with; undefined where the amendment does not bring it. */
function broughtBy({ changes }: Amendment, id: number): Tax | undefined {
  const value = changes.find(({ key }) => key === lineKey('items', id, 'added'))?.value;
  return value !== undefined && isAddedLine(value) ? taxOf(value) : undefined;
}

/**
 * The tax of a line after the amendments in their order: taxed as the agreement was just before one of them, it is taxed
 * as the agreement is after it, unless that amendment says of the line something else.
 */
export function taxOfLine(line: Item, original: AgreementValues, inForce: readonly Amendment[]): Tax {
  const { id } = line;
  const first = original.items.find((item) => item.id === id);
  let own = first === undefined ? undefined : taxOf(first);
  let before = taxOf(original);
  for (const amendment of inForce) {
    const after = { ...before, ...saidOf(amendment, (part) => part) };
    const said = id === undefined ? {} : saidOf(amendment, (part) => lineKey('items', id, part));
    own ??= id === undefined ? undefined : broughtBy(amendment, id);
    if (own !== undefined) {
      const followed = {
        vat_mode: own.vat_mode === before.vat_mode ? after.vat_mode : own.vat_mode,
        vat_rate_id: own.vat_rate_id === before.vat_rate_id ? after.vat_rate_id : own.vat_rate_id,
      };
      own = { ...followed, ...said };
    }
    before = after;
  }
  return own ?? taxOf(line);
}
