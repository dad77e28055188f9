import { quoted } from 'shared/contract/quotation';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { OBLIGATION_PHASE_LABELS, type ObligationPhase } from 'shared/contract/obligation/obligation.labels';
import { counted, formatDate } from 'shared/format';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<ObligationPhase, { tone: Tone; glyph: StatusGlyphName }> = {
  planned: { tone: 'neutral', glyph: 'draft' },
  due: { tone: 'orange', glyph: 'approval' },
  overdue: { tone: 'red', glyph: 'expired' },
  partially: { tone: 'ink', glyph: 'approved' },
  done: { tone: 'green', glyph: 'completed' },
  waived: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of where an obligation stands. */
export function phaseLook(phase: ObligationPhase) {
  return { ...LOOK[phase], label: OBLIGATION_PHASE_LABELS[phase] };
}

type Rule = Pick<Obligation, 'due_base' | 'due_day' | 'due_offset' | 'due_unit' | 'after'>;

const DAYS = {
  working: ['рабочий день', 'рабочих дня', 'рабочих дней'],
  calendar: ['календарный день', 'календарных дня', 'календарных дней'],
} as const;

function baseText({ due_base: base, due_day: day, after }: Rule): string {
  const of = day === null ? '' : ` от\u00A0${formatDate(day)}`;
  switch (base) {
    case 'date':
      return 'к дате';
    case 'signing':
      return 'после подписания';
    case 'start':
      return 'после начала действия';
    case 'act':
      return `после акта${of}`;
    case 'invoice':
      return `после счёта${of}`;
    case 'obligation':
      return after === null ? 'после другого обязательства' : `после ${quoted(after.name)}`;
  }
}

/** «Через 5 рабочих дней после подписания»; null of a plain date, which says itself. */
export function ruleText(rule: Rule): string | null {
  if (rule.due_base === 'date') return null;
  const { due_offset: count, due_unit: unit } = rule;
  if (count === 0) return `В день ${baseText(rule)}`.replace('В день после', 'Сразу после');
  return `Через ${counted(count, DAYS[unit])} ${baseText(rule)}`;
}
