import { useEffect, useEffectEvent } from 'react';

import type { ImportRow } from '../contract/exchange/import';
import { useQuery } from '../query/query';
import { useFollowImport } from '../register/import/imports.mutations';
import { runningImportsQuery } from '../register/import/imports.queries';
import { selectSessionUser, useSelector } from '../session/session';
import { isCarried } from '../transfers/transfer-desk';

/**
 * One's own loads that go on, whatever register and window they were begun in: the tray shows them to their end. The
 * server is asked once a session.
 */
export function RunningImports() {
  const userId = useSelector(selectSessionUser)?.id ?? null;
  const { data } = useQuery({ ...runningImportsQuery(userId), enabled: userId !== null });
  const follow = useFollowImport();
  const find = useEffectEvent((rows: readonly ImportRow[]) => {
    for (const row of rows) if (!row.dry_run && !isCarried('import', row.id)) follow(row);
  });
  useEffect(() => {
    if (data !== undefined) find(data);
  }, [data]);
  return null;
}
