import type { ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import { requireNamedVersion, wrongVersion } from '../files/named-version.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import type { ObligationRecord } from './obligations.repository';

interface Proving {
  row: ObligationRecord;
  actor: Actor;
  action: ObligationAction;
  id: number;
}

/** The named version may prove that the obligation was carried out; refuses as `requireNamedVersion` does. */
export async function requireProof(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  { row, actor, action, id }: Proving,
): Promise<void> {
  if (action !== 'mark-done') throw wrongVersion('Файл указывают, когда отмечают исполнение');
  await requireNamedVersion(deps, trx, {
    actor,
    document: { type: row.document_type, id: row.document_id },
    id,
  });
}
