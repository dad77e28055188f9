import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_STATUS_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<CounterpartyStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  new: { tone: 'neutral', glyph: 'draft' },
  on_check: { tone: 'ink', glyph: 'approval' },
  active: { tone: 'green', glyph: 'active' },
  limited: { tone: 'orange', glyph: 'suspended' },
  blocked: { tone: 'red', glyph: 'terminated' },
  liquidated: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of a counterparty's status. */
export function counterpartyStatusLook(status: CounterpartyStatus) {
  return { ...LOOK[status], label: COUNTERPARTY_STATUS_LABELS[status] };
}
