import type { Deps } from '../platform/module';
import { linkFields } from './link-news.service';
import { linkedKinds } from './linked-kinds';
import { linksRoutes } from './links.routes';

/** Documents that agreements are connected with, of every kind that lets itself be linked. */
export function linksModule(deps: Deps): void {
  deps.activity.labels({
    'link.added': 'Добавлена связь с документом',
    'link.changed': 'Изменён вид связи с документом',
    'link.removed': 'Удалена связь с документом',
  });
  const kinds = [...linkedKinds(deps.app).values()].map(({ kind }) => kind);
  for (const { name } of kinds) deps.activity.fields(name, linkFields(kinds));
  linksRoutes(deps);
}
