import { permissionLabel, type PermissionName } from 'shared/contract/access/permissions';
import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import { personFields } from 'shared/contract/session/session';
import { newUser, userUpdate } from 'shared/contract/user/user-input';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import { z } from 'zod';
import type { RecordRows, RowValues } from '../imports/importable.service';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { fieldErrors, validate } from '../platform/http/validate';
import type { Deps } from '../platform/module';
import { rolesCalled } from '../roles/role-names.service';
import { lockRoles } from '../roles/roles.service';
import { createWhole } from './user-hiring.service';
import { findByAddress } from './user-names.repository';
import { findUser } from './users.repository';
import { update } from './users.service';

const alone = { group: 'essential', section: null } as const;

const FIELDS: FieldTable = {
  full_name: { label: 'ФИО', kind: 'text', max: 302, ...alone },
  ...USER_FIELDS,
  roles: { label: 'Роли', kind: 'tags', most: 20, max: 100, ...alone },
};

/** As the tables of personnel departments call them. */
const ALIASES = {
  Сотрудник: 'full_name',
  'Фамилия Имя Отчество': 'full_name',
  'Ф.И.О.': 'full_name',
  Почта: 'email',
  'E-mail': 'email',
  Email: 'email',
  'Эл. почта': 'email',
  'Электронная почта': 'email',
  Отдел: 'department_id',
  Руководитель: 'head_id',
  Роль: 'roles',
  Табельный: 'personnel_number',
  'Таб. номер': 'personnel_number',
  'Таб. №': 'personnel_number',
  'Рабочий телефон': 'phone',
  'Мобильный телефон': 'phone',
  'Дата приёма': 'hired_at',
  'Дата приема на работу': 'hired_at',
};

/** What the invitation of an employee asks for; everything else is a change of the account it makes. */
const OF_INVITATION = ['last_name', 'first_name', 'middle_name', 'email'] as const;

/** The three names one cell holds, unless columns of their own say them; an address in its lower case. */
function repair({ full_name, ...values }: RowValues): RowValues {
  const [last_name, first_name, ...others] = typeof full_name === 'string' ? full_name.split(/\s+/) : [];
  const email = typeof values.email === 'string' ? values.email.trim().toLowerCase() : undefined;
  return {
    ...(last_name !== undefined && { last_name }),
    ...(first_name !== undefined && { first_name }),
    ...(others.length > 0 && { middle_name: others.join(' ') }),
    ...values,
    ...(email !== undefined && { email }),
  };
}

const PERSON = z.object(personFields).partial();

/** What an invitation would refuse of a name or an address. */
function faults(values: RowValues): FieldErrors {
  const { error } = PERSON.safeParse(values);
  return error === undefined ? {} : fieldErrors(error);
}

function requireRight(actor: Actor, right: PermissionName, refused: { field: string; what: string }): void {
  if (actor.permissions.has(right)) return;
  const text = `${refused.what} тот, у кого есть право ${quoted(permissionLabel(right))}. Уберите эти колонки`;
  throw new ValidationFailed({ [refused.field]: [text] });
}

interface Step {
  actor: Actor;
  origin: RequestOrigin;
  input: RowValues;
}

/** The ids of the roles a row names; undefined when it names none. Refuses with 422 whoever may not give roles. */
async function rolesOf(deps: Deps, { actor, input }: Step): Promise<number[] | undefined> {
  const { roles } = input;
  if (!Array.isArray(roles)) return undefined;
  requireRight(actor, 'users.change_roles', { field: 'roles', what: 'Роли назначает' });
  return rolesCalled(deps.db, roles.map(String), 'roles');
}

/** An invited account with everything the row says of it, or nothing of it. */
async function createFromRow(deps: Deps, step: Step): Promise<{ lock_version: number }> {
  const { actor, origin, input } = step;
  const { roles: _, ...said } = input;
  const role_ids = await rolesOf(deps, step);
  const ofInvitation: readonly string[] = OF_INVITATION;
  const rest = Object.entries(said).filter(([name]) => !ofInvitation.includes(name));
  const [first] = rest;
  if (first !== undefined) {
    requireRight(actor, 'users.update_other', { field: first[0], what: 'Остальное о сотруднике заполняет' });
  }
  return createWhole(deps, validate(newUser, { ...said, role_ids }), { actor, origin });
}

type Changing = Step & { id: number; input: RowValues & { lock_version: number } };

async function change(deps: Deps, step: Changing): Promise<{ lock_version: number }> {
  const { actor, origin, id, input } = step;
  const { roles: _, ...said } = input;
  const wanted = await rolesOf(deps, step);
  const present = wanted === undefined ? null : await findUser(deps.db, actor, id);
  const held = new Set(present?.roles.map((role) => role.id));
  // Roles that are held already are no change, and no line of the journal.
  const isSame =
    wanted === undefined || (wanted.length === held.size && wanted.every((role) => held.has(role)));
  const whole = { ...said, ...(!isSame && { role_ids: wanted }) };
  return update(deps, { actor, origin, id, input: validate(userUpdate, whole) });
}

/** Employees from a file: invited and changed by the same rights, rules and journal as by hand. */
export const userImport: RecordRows = {
  resource: 'users',
  title: 'Сотрудники',
  note: 'Каждому новому сотруднику сразу уйдёт письмо с приглашением.',
  fields: FIELDS,
  rights: { create: 'users.create', update: 'users.update_other' },
  key: ['email'],
  aliases: ALIASES,
  derived: ['last_name', 'first_name'],
  repair,
  faults,
  sameAs: ({ email }) => (typeof email === 'string' ? email : null),
  portion: 10,
  hold: lockRoles,
  find: async (db, { email }, actor) => (typeof email === 'string' ? findByAddress(db, email, actor) : []),
  create: createFromRow,
  update: change,
};
