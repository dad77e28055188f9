import type { RolePreview } from 'shared/contract/access/role-preview';
import { formatNumber } from 'shared/format';

import classes from './preview.module.css';

/** Read first; books follow in the server's order. */
const FIRST = ['agreements', 'addendums', 'commercial-offers', 'counterparties', 'users'];

const placeOf = (resource: string) => {
  const place = FIRST.indexOf(resource);
  return place < 0 ? FIRST.length : place;
};

/** How many records of each register a holder would find; what holds none is said too. */
export function SeenRegisters({ registers }: { registers: RolePreview['registers'] }) {
  if (registers.length === 0) return <p className={classes.none}>Ни один реестр не открыт.</p>;
  const ordered = [...registers].sort((one, other) => placeOf(one.resource) - placeOf(other.resource));
  return (
    <ul className={classes.registers} aria-label="Записи в реестрах">
      {ordered.map(({ resource, title, total, total_is_capped: isCapped }) => (
        <li key={resource} data-empty={total === 0 || undefined}>
          <span>{title}</span>
          <b>{isCapped ? `больше ${formatNumber(total)}` : formatNumber(total)}</b>
        </li>
      ))}
    </ul>
  );
}
