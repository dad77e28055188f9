import { useEffect, useState, type ComponentType } from 'react';

import { useSuite } from '../../suite';

export interface CardToolsProps {
  kind: string;
  id: number;
}

/** The code of the tools, fetched when it is first asked for. */
export const loadCardTools = () => import('../../card-tools/card-tools');

/** Where the shell's own tools stand in the header of every card; their code comes once the first page stands. */
export function CardToolsPlace(props: CardToolsProps) {
  const { firstScreen } = useSuite();
  const [Tools, setTools] = useState<ComponentType<CardToolsProps> | null>(null);
  useEffect(
    () =>
      firstScreen.after(() => {
        loadCardTools().then(
          ({ CardTools }) => {
            setTools(() => CardTools);
          },
          (error: unknown) => {
            console.error('The card tools did not load', error);
          },
        );
      }),
    [firstScreen],
  );
  return Tools && <Tools key={props.id} {...props} />;
}
