import { USER_STATUS_LABELS, type UserStatus } from 'shared/contract/user/user';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<UserStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  invited: { tone: 'neutral', glyph: 'draft' },
  active: { tone: 'green', glyph: 'active' },
  blocked: { tone: 'red', glyph: 'terminated' },
  dismissed: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of an account's status. */
export function userStatusLook(status: UserStatus) {
  return { ...LOOK[status], label: USER_STATUS_LABELS[status] };
}
