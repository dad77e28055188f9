import type { StatusGlyphName, Tone } from 'shared/ui';

export interface StatusLook {
  tone: Tone;
  glyph: StatusGlyphName;
}

/** States that an agreement and its addendum have in common look alike in both. */
export const PAPER_LOOK = {
  draft: { tone: 'neutral', glyph: 'draft' },
  on_approval: { tone: 'ink', glyph: 'approval' },
  rework: { tone: 'orange', glyph: 'rework' },
  approved: { tone: 'teal', glyph: 'approved' },
  on_signing: { tone: 'purple', glyph: 'signing' },
  signed: { tone: 'teal', glyph: 'signed' },
  rejected: { tone: 'red', glyph: 'rejected' },
  cancelled: { tone: 'neutral', glyph: 'cancelled' },
} as const satisfies Record<string, StatusLook>;
