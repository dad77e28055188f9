import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';

import type { ListNeighbours } from '../../contract/agreement/agreement';
import { formatNumber } from '../../format/format';
import { IconButton, useHotkey } from '../../ui/ui';
import classes from './list-walk.module.css';

export interface ListWalkProps {
  neighbours: ListNeighbours;
  /** Address of a neighbour's card, the list and the tab kept. */
  hrefOf: (id: number) => string;
}

/** Where the card stands in the list it was opened from, and the two steps from it: arrows, or J and K. */
export function ListWalk({ neighbours, hrefOf }: ListWalkProps) {
  const navigate = useNavigate();
  const { position, total, total_is_capped, previous_id, next_id } = neighbours;
  const go = (id: number | null) => {
    if (id !== null) void navigate(hrefOf(id));
  };
  useHotkey('KeyK', () => go(previous_id), { label: 'Предыдущий документ списка' });
  useHotkey('KeyJ', () => go(next_id), { label: 'Следующий документ списка' });
  if (position === null) return null;
  const count = total_is_capped ? `более ${formatNumber(total)}` : formatNumber(total);
  return (
    <div className={classes.walk} role="group" aria-label="Список, из которого открыт документ">
      <span className={classes.place}>{`${formatNumber(position)} из ${count}`}</span>
      <IconButton
        size="sm"
        label="Предыдущий в списке (K)"
        icon={<IconArrowUp size={16} stroke={1.75} />}
        disabled={previous_id === null}
        onClick={() => go(previous_id)}
      />
      <IconButton
        size="sm"
        label="Следующий в списке (J)"
        icon={<IconArrowDown size={16} stroke={1.75} />}
        disabled={next_id === null}
        onClick={() => go(next_id)}
      />
    </div>
  );
}
