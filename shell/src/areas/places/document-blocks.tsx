import { useMemo, type ReactNode } from 'react';
import { DocumentSlots, type AreaBlockProps, type DocumentRecord } from 'shared/area';
import type { AreaBlock } from 'shared/contract/area/area';
import type { BlockPlace } from 'shared/contract/area/block-place';
import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';
import { useSessionUser } from 'shared/session';

import { mayOpen } from '../../navigation/guard';
import { useLazy } from '../../state/lazy-value';
import { useSuite, type Suite } from '../../suite';
import { settleCrash } from '../crash/area-crash';
import { AreaLoadError } from '../loading/area-load-error';
import { fitsContract } from '../loading/area-loader';
import { CardToolsPlace } from './card-tools-place';

interface LoadedBlockProps extends AreaBlockProps {
  area: RegistryArea;
  id: string;
  attempt: number;
}

function LoadedBlock({ area, id, attempt, ...props }: LoadedBlockProps) {
  const { loader } = useSuite();
  const Block = useLazy(loader.block(area, id, attempt));
  return <Block {...props} />;
}

/** What the manifests of the areas put into the cards for this person; the code of a block comes when it is shown. */
function blocksFor(suite: Suite, user: SessionUser) {
  const entryOf = (area: RegistryArea, { id, title, order }: AreaBlock, props: AreaBlockProps) => ({
    id,
    order,
    title,
    label: title,
    render: (attempt: number) => <LoadedBlock {...props} area={area} id={id} attempt={attempt} />,
    onError: (error: unknown) => {
      if (error instanceof AreaLoadError) return false;
      console.error(`${area.definition.id} ${area.version} crashed in ${id}`, error);
      return settleCrash(suite, area, null) === 'again';
    },
  });
  const at = (place: BlockPlace) => (kind: string, record: DocumentRecord) =>
    suite.registry.areas
      .filter(fitsContract)
      .flatMap((area) =>
        (area.definition.blocks ?? [])
          .filter(
            (block) =>
              block.place === place &&
              (block.kinds === '*' || block.kinds.includes(kind)) &&
              mayOpen(block, user),
          )
          .map((block) => entryOf(area, block, { kind, record })),
      )
      .sort((one, other) => one.order - other.order);
  const ownTools = (kind: string, { id }: DocumentRecord) => ({
    id: 'shell-tools',
    render: () => <CardToolsPlace kind={kind} id={id} />,
  });
  const ofAreas = at('document-header');
  return {
    tabs: at('document-tab'),
    rail: at('document-rail'),
    header: (kind: string, record: DocumentRecord) => [...ofAreas(kind, record), ownTools(kind, record)],
  };
}

/** Gives the cards beneath what other areas put into them. */
export function DocumentBlocks({ children }: { children: ReactNode }) {
  const suite = useSuite();
  const user = useSessionUser();
  return (
    <DocumentSlots value={useMemo(() => blocksFor(suite, user), [suite, user])}>{children}</DocumentSlots>
  );
}
