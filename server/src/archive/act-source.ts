import type { FastifyInstance } from 'fastify';
import type { DestructionAct } from 'shared/contract/archive/destruction-act';
import { DESTRUCTION_ACT_KIND } from 'shared/contract/archive/destruction-act-kind';
import { ACT_TOLD_FIELDS } from 'shared/contract/archive/destruction-act.fields';
import { formatDay } from '../calendar/format-day';
import type { RecordSource } from '../records/record-source';
import { mayApproveAct, preparersOf } from './act-readers.service';
import { type ActFacts, actLife } from './acts.policy';
import { type ActRecord, findAct, seenAct } from './acts.repository';
import { requireArchivedKind } from './archived-kinds';

/** An act with the rights its records ask for. */
export type Act = ActRecord & ActFacts;

/** «№ 3 от 22.11.2026». */
export function actName({ number, act_date }: Pick<ActRecord, 'number' | 'act_date'>): string {
  return `№\u00a0${number} от ${formatDay(act_date)}`;
}

/** What the use case of a record has to know of the acts of this server. */
export function actSource(app: FastifyInstance, now: () => Date): RecordSource<Act, DestructionAct> {
  return {
    kind: DESTRUCTION_ACT_KIND,
    fields: ACT_TOLD_FIELDS,
    async find(db, viewer, id) {
      const found = await findAct(app, db, { viewer, id, now: now() });
      if (found === null) return null;
      const kinds = [...new Set(found.named.map(({ type }) => type))].map((type) =>
        requireArchivedKind(app, type),
      );
      return {
        ...found,
        prepare_rights: kinds.map(({ rights }) => rights.prepare),
        destroy_rights: kinds.map(({ rights }) => rights.destroy),
      };
    },
    seen: seenAct(app),
    label: (row) => `Акт об уничтожении ${actName(row)}`,
    view: (row, actor) => ({
      ...row,
      can: actLife.canOf(actor, row),
      available_actions: actLife.availableActions(actor, row),
    }),
    async audience(db, id) {
      const act = await findAct(app, db, { viewer: 'everything', id, now: now() });
      if (act === null) return [];
      const approvers = await mayApproveAct(app, db, act);
      return [...new Set([...preparersOf(act), ...approvers.map((person) => person.id)])];
    },
    unique: {
      destruction_acts_number: { field: 'act_date', message: 'Акт с таким номером в этом году уже есть' },
    },
  };
}
