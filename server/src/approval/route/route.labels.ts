import { quoted } from 'shared/contract/quotation';
import { VOTING } from '../refusals.labels';

/** Why a person holds a seat: «Почему эти люди». */
export const WHY = {
  user: () => 'Назван в маршруте',
  job_title: (title: string) => `Должность ${quoted(title)}`,
  department_head: (department: string) => `Руководитель подразделения ${quoted(department)}`,
  author_head: () => 'Руководитель автора',
  responsible: () => 'Ответственный за документ',
  curator: () => 'Куратор документа',
  role: (role: string) => `Роль ${quoted(role)}`,
  our_signatory: () => 'Подписывает с нашей стороны',
  chosen: () => 'Выбран при отправке',
  added: () => 'Добавлен в прошлом круге',
} as const;

/** So many are named of those who are left out for one and the same reason. */
const NAMED = 5;
const someOf = (names: readonly string[]) =>
  names.length <= NAMED
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} и ещё ${String(names.length - NAMED)}`;

/** Why somebody is asked again who has approved in an earlier round. */
export function askedAgainText({ round, changed }: { round: number; changed: readonly string[] }): string {
  const agreed = `Согласовано в круге ${String(round)}`;
  return changed.length === 0
    ? `${agreed}, но этап проходит заново в каждом круге`
    : `${agreed}, затем изменено: ${someOf(changed)}`;
}

/** Why somebody is asked who has approved on another route: what of the document has made it another, if anything has. */
export function otherRouteText({ round, changed }: { round: number; changed: readonly string[] }): string {
  const agreed = `Согласовано в круге ${String(round)}`;
  return changed.length === 0
    ? `${agreed}, затем маршрут стал другим`
    : `${agreed}, затем изменено: ${someOf(changed)}; маршрут стал другим`;
}

/** Why a seat of the template found nobody. */
export const EMPTY = {
  user: (name: string) => `${name} больше не работает`,
  job_title: (title: string) => `С должностью ${quoted(title)} никто не работает`,
  department_head: (department: string) => `У подразделения ${quoted(department)} нет руководителя`,
  no_department: () => 'Подразделение документа не указано',
  author_head: () => 'У автора нет руководителя',
  responsible: () => 'Ответственный больше не работает',
  responsible_sends: () => 'Ответственный сам отправляет документ',
  curator: () => 'Куратор не назначен',
  role: (role: string) => `Роли ${quoted(role)} ни у кого нет`,
  our_signatory: () => 'Подписант с нашей стороны не найден среди сотрудников',
  no_right: (names: readonly string[]) => `Нет права ${VOTING}: ${someOf(names)}`,
  gone: () => 'Запись, на которую ссылается маршрут, удалена',
} as const;

const CONDITION = 'условие этапа не выполнено';
const because = (unmet: readonly string[]) => (unmet.length === 0 ? '' : ` (${unmet.join('; ')})`);

export const SKIPPED = {
  condition: (unmet: readonly string[]) => `Пропущен: ${CONDITION}${because(unmet)}`,
  no_seats: 'Пропущен: некого спросить',
  already_approved: 'Пропущен: эти люди уже согласовали на предыдущем этапе',
} as const;

/** Of a stage whose turn has not come yet. */
export const willBeSkipped = (unmet: readonly string[]): string =>
  `Будет пропущен: ${CONDITION}${because(unmet)}`;
