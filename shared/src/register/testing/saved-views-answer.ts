import type { SavedView } from '../../contract/list/saved-view';

/** A saved view of the register of the tests. */
export function aView(id: number, over: Partial<SavedView> = {}): SavedView {
  return {
    id,
    resource: 'deals',
    name: `Вид ${String(id)}`,
    is_shared: false,
    is_default: false,
    is_own: true,
    owner_name: 'Соколова Мария Дмитриевна',
    query: 'tab=mine',
    columns: null,
    count: 2,
    count_is_capped: false,
    lock_version: 1,
    ...over,
  };
}

/** The list of views as the server answers it to somebody who may share them, or may not. */
export function savedViewsAnswer(views: readonly SavedView[] = [], shareable: readonly string[] = ['deals']) {
  return {
    data: views,
    meta: { current_page: 1, last_page: 1, per_page: 100, total: views.length, total_is_capped: false },
    shareable,
  };
}
