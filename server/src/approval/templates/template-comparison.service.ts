import { sql } from 'kysely';
import type { ChainStageView } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import type { Db } from '../../platform/database/database';
import type { Beyond } from '../../records/comparison/compared-beyond';
import { findConditionNames, findStages } from './chain-templates.repository';
import { stageChanges } from './template-changes.labels';
import { resetFieldNames } from './template-versions.service';

/** Fields of a template that its book does not list. */
const BESIDE_BOOK: readonly string[] = ['total_deadline_days', 'conditions'];

/**
 * The version that stood once the line was written: the last one told until then; of a template older than its journal
 * the one the next line starts from. Null of a template that was not there yet.
 */
async function findVersionAt(db: Db, id: number, seq: number): Promise<number | null> {
  const { rows } = await sql<{ version: string | null }>`
    select case when l.seq <= ${seq} then c ->> 'new' else c ->> 'old' end as version
    from activity_logs l cross join jsonb_array_elements(l.changes) c
    where l.entity_type = ${chainTemplates.kind.name} and l.entity_id = ${id} and c ->> 'field' = 'version'
    order by l.seq <= ${seq} desc, abs(l.seq - ${seq}) limit 1`.execute(db);
  return rows[0]?.version == null ? null : Number(rows[0].version);
}

async function stagesAt(db: Db, id: number, seq: number): Promise<ChainStageView[]> {
  const version = await findVersionAt(db, id, seq);
  return version === null ? [] : findStages(db, { id, version });
}

/** The stages of a template, its conditions and its term at two moments; people are called as they are today. */
export const templateBeyond: Beyond = async ({ deps, id, from, to, told }) => {
  const [before, after] = [await stagesAt(deps.db, id, from.seq), await stagesAt(deps.db, id, to.seq)];
  const conditions = [...before, ...after].map(({ condition }) => condition);
  const names = { ...resetFieldNames(deps), ...(await findConditionNames(deps.db, conditions)) };
  return [...told.filter(({ field }) => BESIDE_BOOK.includes(field)), ...stageChanges(before, after, names)];
};
