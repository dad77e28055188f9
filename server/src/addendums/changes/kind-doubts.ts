import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_KIND_LABELS } from 'shared/contract/addendum/addendum.labels';
import { quoted } from 'shared/contract/quotation';
import { type Change, missedSubject } from './change-subjects';

type Kind = keyof typeof ADDENDUM_KIND_LABELS;

/** What an addendum of the kind is to change, where its changes can tell, and what else it is made for. */
const EXPECTED: readonly { kind: Kind; subject: string; isMetBy?: (change: Change) => boolean }[] = [
  {
    kind: 'extension',
    subject: 'меняет срок',
    isMetBy: ({ target, field }) => target === 'obligation' || field === 'delivery_date',
  },
  { kind: 'price', subject: 'меняет цену' },
  { kind: 'vat', subject: 'меняет ндс' },
];

type ValuedChange = Change & Pick<Addendum['changes'][number], 'old_value' | 'new_value' | 'old' | 'new'>;

/** What is said of a term that ends before it did; null of any other. */
function shortening({ target, field, old_value: was, new_value: is, ...text }: ValuedChange): string | null {
  if (target !== 'agreement') return null;
  if (field === 'is_indefinite' && is === false) return 'бессрочный договор получает срок';
  if (field !== 'end_date' || typeof was !== 'string' || typeof is !== 'string' || is >= was) return null;
  return `срок договора сокращается: ${text.new ?? is} вместо ${text.old ?? was}`;
}

/** Where the changes are not what the kinds of the addendum say, each a sentence without its full stop. */
export function kindDoubts(said: { kinds: readonly string[]; changes: readonly ValuedChange[] }): string[] {
  const { kinds, changes } = said;
  const unmet = EXPECTED.flatMap(({ kind, subject: tag, isMetBy = () => false }) => {
    const missed = changes.some((each) => isMetBy(each)) ? null : missedSubject(tag, said);
    return !kinds.includes(kind) || missed === null ? [] : [{ kind, but: `соглашение не ${missed}` }];
  });
  const shorter = kinds.includes('extension') ? changes.flatMap((each) => shortening(each) ?? []) : [];
  return [...unmet, ...shorter.map((but) => ({ kind: 'extension' as const, but }))].map(
    ({ kind, but }) => `Указан вид ${quoted(ADDENDUM_KIND_LABELS[kind])}, а ${but}`,
  );
}
