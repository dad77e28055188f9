import type { PartyValues } from '../lines/agreement-fields';
import type { Applied } from './amendments';
import type { EffectiveParty } from './effective-parties.repository';
import { lineTerm } from './term-key';
import { addedParties, type TermsOnDay } from './terms-on';

/** Behind the sides the agreement was signed with. */
const AFTER_SIGNED = 1000;

const latest = (applied: readonly Applied[]) =>
  applied.reduce<Applied | null>(
    (last, one) => (last === null || one.amendment.from >= last.amendment.from ? one : last),
    null,
  );

/** The further sides that are not what the agreement was signed with: changed, come, or gone, each with by what. */
export function effectiveParties(
  agreementId: number,
  { original, on }: { original: readonly PartyValues[]; on: TermsOnDay },
): EffectiveParty[] {
  const known = [...original, ...addedParties(on.applied)];
  return known.flatMap((party, place): EffectiveParty[] => {
    const { id } = party;
    const mine = [...on.applied].flatMap(([key, one]) => {
      const term = lineTerm(key);
      return term?.of === 'parties' && term.id === id ? [one] : [];
    });
    const by = latest(mine);
    if (id === undefined || by === null) return [];
    const now = on.values.parties.find((one) => one.id === id);
    const { counterparty_id, role_name, side, signatory_id, comment } = now ?? party;
    return [
      {
        id,
        agreement_id: agreementId,
        addendum_id: by.amendment.id,
        since: by.amendment.from,
        is_out: now === undefined,
        position: place < original.length ? place + 1 : AFTER_SIGNED + place,
        counterparty_id,
        role_name,
        side,
        signatory_id,
        comment,
      },
    ];
  });
}
