import { useEffect, useEffectEvent, useState } from 'react';

import { LIFE_BEAT, type DraftOwner } from './draft-life';
import {
  forgetOldDrafts,
  readDraft,
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
  return {
    found,
    forget: (left: readonly FoundDraft<Content>[]) => {
      setFound([...left]);
      setAnswered(true);
    },
  };
}
