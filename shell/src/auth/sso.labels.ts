/** Why the company's provider did not let the person in, by what the server says in the address. */
const REFUSALS: Readonly<Record<string, string>> = {
  unverified:
    'Организация не подтвердила ваш адрес почты, поэтому войти с ним нельзя. Обратитесь к администратору.',
  blocked: 'Учётная запись заблокирована. Обратитесь к администратору.',
  dismissed: 'Учётная запись закрыта. Обратитесь к администратору.',
  mismatch: 'Этот адрес почты связан с другим сотрудником. Обратитесь к администратору.',
  unavailable: 'Страница входа организации не отвечает. Повторите через несколько минут.',
  failed: 'Вход не завершён. Войдите ещё раз.',
};

/** The sentence of a refusal; null when there was none. */
export function ssoRefusal(said: string | null): string | null {
  if (said === null || said === 'done') return null;
  return REFUSALS[said] ?? REFUSALS.failed ?? null;
}
