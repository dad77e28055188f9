/** What the journal calls everything that happens to releases and to the tokens that bring them. */
export const RELEASE_ACTIONS = {
  'release.published': 'Публикация версии раздела',
  'release.activated': 'Включение версии раздела для всех',
  'release.rolled_out': 'Выкатка версии раздела на долю сотрудников',
  'release.rolled_back': 'Возврат прошлой версии раздела',
  'release.withdrawn': 'Автоматический отзыв версии раздела',
  'release.previewed': 'Ссылка предварительного просмотра версии',
  'release.previews_ended': 'Отзыв ссылок предварительного просмотра',
  'release.budget_changed': 'Изменение ограничения раздела',
  'deploy_token.created': 'Создание токена выкладки',
  'deploy_token.revoked': 'Отзыв токена выкладки',
};
