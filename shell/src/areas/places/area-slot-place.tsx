import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SlotName } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';

import { useLazy } from '../../state/lazy-value';
import { useSuite } from '../../suite';
import { AreaBoundary } from '../crash/area-boundary';
import { settleCrash } from '../crash/area-crash';
import { AreaLoadError } from '../loading/area-load-error';
import { fitsContract } from '../loading/area-loader';
import { useAreaStates } from '../loading/area-states';

interface SlotProps {
  name: SlotName;
  /** Stands there until the area comes, and when it does not. */
  placeholder: ReactNode;
}

function LoadedSlot({ area, name }: { area: RegistryArea; name: SlotName }) {
  const { loader } = useSuite();
  const Slot = useLazy(loader.slot(area, name));
  return <Slot />;
}

/** A place of the shell that an area fills once the first page stands; it is never blank. */
export function AreaSlotPlace({ name, placeholder }: SlotProps) {
  const suite = useSuite();
  const { firstScreen, loader, registry, states } = suite;
  const stateOf = useAreaStates(states);
  const [isDue, setIsDue] = useState(false);
  const area = registry.areas.find((candidate) => candidate.definition.slots?.includes(name));

  useEffect(
    () =>
      firstScreen.after(() => {
        if (area !== undefined && fitsContract(area)) {
          // The place itself shows what came of it.
          loader
            .slot(area, name)
            .start()
            .catch(() => undefined);
        }
        setIsDue(true);
      }),
    [area, firstScreen, loader, name],
  );

  if (!isDue || area === undefined || !fitsContract(area)) return placeholder;
  return (
    <AreaBoundary
      resetKey={name}
      onError={(error) => {
        if (error instanceof AreaLoadError) return false;
        console.error(`${area.definition.id} ${area.version} crashed in ${name}`, error);
        return settleCrash(suite, area, null) === 'again';
      }}
      fallback={() => placeholder}
    >
      <Suspense fallback={placeholder}>
        {/* The area has turned to another version: its slot goes with it. */}
        <LoadedSlot key={String(stateOf(area.definition.id).isPrevious)} area={area} name={name} />
      </Suspense>
    </AreaBoundary>
  );
}
