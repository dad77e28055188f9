import type { ActivityLog } from 'shared/contract/activity-log';
import { Highlight } from 'shared/register';
import { TextLink } from 'shared/ui';

import { entityAddress } from './entity-address';

/** What the line speaks of; a link when the record has a page. */
export function EntityCell({ line, search }: { line: ActivityLog; search: string }) {
  const address = entityAddress(line);
  const name = <Highlight text={line.entity_label} search={search} />;
  return address === null ? name : <TextLink to={address}>{name}</TextLink>;
}
