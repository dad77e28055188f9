import type { Deps } from '../../platform/module';
import { holds } from '../../platform/http/access';
import { NOTHING_NAMED, type OpenItem, type OpenWork } from '../../users/dismissal/open-work.service';
import { voterRefusal } from '../people/voter-refusal';
import { replaceInTemplate } from '../templates/template-versions.service';
import { countTemplatesWith, findTemplatesWith } from './template-seats.repository';

/**
 * Templates whose present version asks the employee by name, or turns to them when a decision is late: the successor
 * stands there in a new version, so that the next round is not sent past an empty seat. Rounds under way keep theirs.
 */
export function templateWork(deps: Deps): OpenWork {
  return {
    key: 'chain_templates.participants',
    label: 'Шаблоны цепочек согласования',
    entity: null,
    field: 'participants',
    count: countTemplatesWith,
    async find(db, { actor, userId, limit, offset }) {
      if (!holds(actor, 'chain_templates.read')) return NOTHING_NAMED;
      const mayOpen = holds(actor, 'chain_templates.update');
      const found = await findTemplatesWith(db, userId, { limit, offset });
      const items = found.map(({ id, name }) => ({
        id,
        label: name,
        url: mayOpen ? `/handbooks/chains_templates/${String(id)}` : null,
      }));
      return { items, total: await countTemplatesWith(db, userId) };
    },
    refusal: voterRefusal,
    async move(trx, { from, to, actor, origin }) {
      const moved: OpenItem[] = [];
      for (const { id, name } of await findTemplatesWith(trx, from, null)) {
        await replaceInTemplate(deps, trx, { actor, origin, id, from, to });
        moved.push({ id, label: name });
      }
      return moved;
    },
  };
}
