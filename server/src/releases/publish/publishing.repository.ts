import type { Db, Trx } from '../../platform/database/database';

export interface UploadClaim {
  area: string;
  version: string;
  /** Made for each upload. */
  upload: string;
}

/** After so long an upload is taken for dead: its node was stopped on the way. */
const LONGEST_MS = 15 * 60 * 1000;

/** True when the version's folder is now this upload's alone; false while another one is on its way. */
export async function claimUpload(db: Db, claim: UploadClaim, now: Date): Promise<boolean> {
  const rows = await db
    .insertInto('release_uploads')
    .values({ ...claim, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['area', 'version'])
        .doUpdateSet({ upload: claim.upload, begun_at: now })
        .where('release_uploads.begun_at', '<', new Date(now.getTime() - LONGEST_MS).toISOString()),
    )
    .returning('upload')
    .execute();
  return rows.length > 0;
}

/** The folder is free again; answers false when another upload has taken it meanwhile. */
export async function endUpload(db: Db | Trx, { area, version, upload }: UploadClaim): Promise<boolean> {
  const rows = await db
    .deleteFrom('release_uploads')
    .where('area', '=', area)
    .where('version', '=', version)
    .where('upload', '=', upload)
    .returning('upload')
    .execute();
  return rows.length > 0;
}
