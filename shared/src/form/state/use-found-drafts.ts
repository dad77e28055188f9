import { useEffect, useEffectEvent, useState } from 'react';

import { LIFE_BEAT, type DraftOwner } from './draft-life';
import { takeResume } from './draft-resume';
import {
  forgetOldDrafts,
  readDraft,
  removeDraft,
  takenPlaces,
  type DraftMigrations,
  type DraftPlace,
  type FormDraft,
} from './draft-storage';

export interface FoundDraft<Content> {
  place: DraftPlace;
  draft: FormDraft<Content>;
}

interface Search<Content> {
  place: DraftPlace;
  owner: DraftOwner;
  migrations?: DraftMigrations<Content>;
  /** The register already holds all that the draft says. */
  isHeld?: (content: Content) => boolean;
}

function findDrafts<Content>({ place, owner, migrations }: Search<Content>): FoundDraft<Content>[] {
  forgetOldDrafts(Date.now());
  return takenPlaces(place)
    .filter((where) => !owner.isForeign(where))
    .flatMap((where) => {
      const draft = readDraft<Content>(where, migrations);
      return draft === null ? [] : [{ place: where, draft }];
    })
    .sort((left, right) => right.draft.savedAt.localeCompare(left.draft.savedAt));
}

/**
 * The drafts earlier visits left, the latest first. A draft that another tab works on is not among them; when that tab
 * falls silent it comes.
 */
export function useFoundDrafts<Content>(search: Search<Content>) {
  const [found, setFound] = useState(() => findDrafts(search));
  const [answered, setAnswered] = useState(false);
  const waits = () => takenPlaces(search.place).some((place) => search.owner.isForeign(place));
  const look = useEffectEvent(() => {
    if (answered || found.length > 0) return;
    const next = findDrafts(search).filter(({ place }) => !search.owner.isMine(place));
    if (next.length > 0) setFound(next);
  });
  const [waiting] = useState(waits);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      look();
    }, LIFE_BEAT);
    return () => {
      clearInterval(timer);
    };
  }, [waiting]);
  const [dropped, setDropped] = useState<FoundDraft<Content>[]>([]);
  // Of a save whose answer was lost: there is nothing to restore, and nothing to ask.
  const held = found.filter(({ draft }) => search.isHeld?.(draft.content) === true);
  if (held.length > 0) {
    setFound(found.filter((one) => !held.includes(one)));
    setDropped(held);
  }
  useEffect(() => {
    for (const { place } of dropped) {
      takeResume(place);
      removeDraft(place);
    }
  }, [dropped]);
  return {
    found,
    forget: (left: readonly FoundDraft<Content>[]) => {
      setFound([...left]);
      setAnswered(true);
    },
  };
}
