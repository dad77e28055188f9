import { draftKey, type DraftPlace } from './draft-storage';

/** A form says so often that it is alive, ms. A hidden tab is woken by the browser once a minute. */
export const LIFE_BEAT = 15_000;
/** A draft whose form has been silent for so long is nobody's, ms. */
export const LIFE_LIMIT = 75_000;

const TAB_KEY = 'contracts.tab';

interface Sign {
  form: string;
  tab: string;
  at: number;
}

const signKey = (place: DraftPlace) => draftKey(place).replace('contracts.draft.', 'contracts.draft-life.');

function signOf(place: DraftPlace): Sign | null {
  try {
    return JSON.parse(localStorage.getItem(signKey(place)) ?? 'null') as Sign | null;
  } catch {
    // Not a sign of ours: the draft is nobody's.
    return null;
  }
}

/** The tab keeps its name through a reload and a crash, so that it finds its own draft at once. */
function tabName(fallback: string): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY) ?? fallback;
    sessionStorage.setItem(TAB_KEY, known);
    return known;
  } catch {
    // Without a name the draft of a crashed tab is offered a minute later.
    return fallback;
  }
}

/** A form among those that keep drafts: what it has taken is not another's while it lives. */
export interface DraftOwner {
  /** Says that the form lives and works on the draft of the place. */
  beat: (place: DraftPlace) => void;
  /** The form is gone, or done with the place. */
  release: (place: DraftPlace) => void;
  isMine: (place: DraftPlace) => boolean;
  /** Another form has taken the place since, whether it still lives or not. */
  isTakenOver: (place: DraftPlace) => boolean;
  /** A form of another tab works on the draft of the place. */
  isForeign: (place: DraftPlace) => boolean;
}

/** An owner of drafts under the given name; names of two forms are never the same. */
export function draftOwner(form: string): DraftOwner {
  const tab = tabName(form);
  return {
    beat: (place) => {
      try {
        localStorage.setItem(signKey(place), JSON.stringify({ form, tab, at: Date.now() } satisfies Sign));
      } catch {
        // No room: the draft itself did not fit either, and the screen has said so.
        return;
      }
    },
    release: (place) => {
      if (signOf(place)?.form === form) localStorage.removeItem(signKey(place));
    },
    isMine: (place) => signOf(place)?.form === form,
    isTakenOver: (place) => {
      const sign = signOf(place);
      return sign !== null && sign.form !== form;
    },
    isForeign: (place) => {
      const sign = signOf(place);
      return sign !== null && sign.tab !== tab && Date.now() - sign.at < LIFE_LIMIT;
    },
  };
}
