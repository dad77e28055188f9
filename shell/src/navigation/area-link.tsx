import { matchPath } from 'shared/contract/area/route-match';
import { TextLink } from 'shared/ui';

import { useSuite } from '../suite';

/** A link to a page that some area brings; its words alone where no published area has such an address. */
export function AreaLink({ to, children }: { to: string; children: string }) {
  const { registry } = useSuite();
  const hasPage = registry.areas.some(({ definition }) => matchPath(definition.routes, to) !== null);
  return hasPage ? <TextLink to={to}>{children}</TextLink> : children;
}
