import { sql } from 'kysely';
import type { KeptFile } from '../../approval/chain-content';
import { findAgreedFiles, findMainFile } from '../../approval/chains/document-files.repository';
import { isText } from '../../lists/columns/text-kind';
import type { Trx } from '../../platform/database/database';

interface Papers {
  kind: string;
  id: number;
}

/** The edition before the present one; null of a text that was written once. */
async function findFormer(
  trx: Trx,
  { kind, id }: Papers,
): Promise<(KeptFile & { version_id: number }) | null> {
  const { rows } = await sql<KeptFile & { version_id: number }>`
    select v.id as version_id, f.original_name as name, v.kind, f.sha256
    from document_versions v join files f on f.id = v.file_id
    where v.documentable_type = ${kind} and v.documentable_id = ${id} and not v.is_current
      and ${isText('v')}
    order by v.version desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** The files a round was about, held since it was sent: of one that came back the edition before the present one. */
export async function sentFiles(
  trx: Trx,
  papers: Papers,
  { sent, isFormer }: { sent: Date; isFormer: boolean },
): Promise<{ files: readonly KeptFile[]; versionId: number | null }> {
  const former = isFormer ? await findFormer(trx, papers) : null;
  if (former === null) {
    await sql`update document_versions v set frozen_at = ${sent}
      where v.documentable_type = ${papers.kind} and v.documentable_id = ${papers.id} and v.is_current
        and ${isText('v')} and v.frozen_at is null`.execute(trx);
    const files = await findAgreedFiles(trx, papers, 'frozen');
    return { files, versionId: (await findMainFile(trx, papers))?.version_id ?? null };
  }
  const { version_id: versionId, ...file } = former;
  await trx.updateTable('document_versions').set({ frozen_at: sent }).where('id', '=', versionId).execute();
  return { files: [file], versionId };
}

/** The present edition was brought at the moment. */
export async function bringLastEdition(trx: Trx, papers: Papers, brought: Date): Promise<void> {
  const file = await findMainFile(trx, papers);
  if (file === null) return;
  const { file_id: fileId } = await trx
    .updateTable('document_versions')
    .set({ created_at: brought })
    .where('id', '=', file.version_id)
    .returning('file_id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('files').set({ created_at: brought }).where('id', '=', fileId).execute();
}
