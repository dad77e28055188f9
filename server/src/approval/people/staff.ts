/** An employee as a route finds one; nobody who is not active is found. */
export interface Person {
  id: number;
  full_name: string;
}

/** A head with the department they are found by. */
export interface Head extends Person {
  department_name: string;
}

/** Who stands in for an employee, and on what terms. */
export interface StandIn {
  user_id: number;
  deputy_id: number;
  allow_self: boolean;
  /** Empty: for documents of every kind. */
  document_kinds: readonly string[];
}

interface Employee extends Person {
  is_active: boolean;
  head_id: number | null;
  department_id: number | null;
  job_title_id: number | null;
  role_ids: readonly number[];
  /** Some role of theirs lets them decide. */
  may_vote: boolean;
}

interface Department {
  id: number;
  name: string;
  parent_id: number | null;
  head_id: number | null;
}

/** The company as it stands when a route is made: employees by name, those away by the day their leave began. */
export interface StaffRows {
  employees: readonly Employee[];
  departments: readonly Department[];
  job_titles: readonly { id: number; name: string }[];
  roles: readonly { id: number; name: string }[];
  stand_ins: readonly StandIn[];
}

/** What a route asks of the company; one and the same for one document and for all those of a year. */
export interface Staff {
  /** The employee when they work here; null otherwise. */
  active(id: number): Person | null;
  /** True when the employee works here and has the right to decide: whoever lacks it would be waited for for ever. */
  mayVote(id: number): boolean;
  /** The employee by the number, or by what is left of their name once they are gone. */
  person(id: number): Person;
  /** What a record that a template points to is called; null when it is gone. */
  nameOf(record: 'users' | 'job_titles' | 'roles' | 'departments', id: number): string | null;
  withJobTitle(id: number): Person[];
  withRole(id: number): Person[];
  /** The active employee of the name; null when there is none, or more than one. */
  named(fullName: string): Person | null;
  /** Heads of the department and of those above it, the nearest first; whoever is passed over is not among them. */
  headsOf(departmentId: number, except: readonly number[]): Head[];
  /** Whom the employee answers to: the head named on them, then those of their department's line, the nearest first. */
  superiorsOf(id: number, except: readonly number[]): Person[];
  /** The nearest of them; null: nobody. */
  headOf(id: number, except: readonly number[]): Person | null;
  /** The same of heads who have the right to decide. */
  decidingHeadOf(id: number, except: readonly number[]): Person | null;
  /** Who stands in for the employee for documents of the kind; null when the employee is there. */
  standIn(id: number, kind: string): StandIn | null;
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
const personOf = ({ id, full_name }: Person): Person => ({ id, full_name });

function grouped<T>(rows: readonly T[], keys: (row: T) => readonly number[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    for (const key of keys(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** The company that a route is made from, of its rows. */
export function staffOf(rows: StaffRows): Staff {
  const employees = byId(rows.employees);
  const departments = byId(rows.departments);
  const names = { job_titles: byId(rows.job_titles), roles: byId(rows.roles), departments };
  const present = rows.employees.filter(({ is_active: isActive }) => isActive);
  const titled = grouped(present, ({ job_title_id: title }) => (title === null ? [] : [title]));
  const entitled = grouped(present, ({ role_ids: roles }) => roles);
  const namesakes = new Map<string, Employee[]>();
  for (const each of present) namesakes.set(each.full_name, [...(namesakes.get(each.full_name) ?? []), each]);
  const away = grouped(rows.stand_ins, ({ user_id: id }) => [id]);
  const active = (id: number | null): Person | null => {
    const found = id === null ? undefined : employees.get(id);
    return found?.is_active === true ? personOf(found) : null;
  };
  const headsOf = (departmentId: number, except: readonly number[]): Head[] => {
    const line = new Set<number>();
    const heads: Head[] = [];
    let at: number | null = departmentId;
    while (at !== null && !line.has(at)) {
      line.add(at);
      const department: Department | undefined = departments.get(at);
      const head = active(department?.head_id ?? null);
      if (department !== undefined && head !== null && !except.includes(head.id))
        heads.push({ ...head, department_name: department.name });
      at = department?.parent_id ?? null;
    }
    return heads;
  };
  const mayVote = (id: number) => active(id) !== null && employees.get(id)?.may_vote === true;
  const superiorsOf = (id: number, except: readonly number[]): Person[] => {
    const employee = employees.get(id);
    const head = active(employee?.head_id ?? null);
    const own = head === null || except.includes(head.id) ? [] : [head];
    const departmentId = employee?.department_id ?? null;
    return departmentId === null ? own : [...own, ...headsOf(departmentId, [id, ...except])];
  };
  return {
    active,
    person: (id) => ({ id, full_name: employees.get(id)?.full_name ?? 'Сотрудник' }),
    nameOf: (record, id) =>
      (record === 'users' ? employees.get(id)?.full_name : names[record].get(id)?.name) ?? null,
    withJobTitle: (id) => (titled.get(id) ?? []).map(personOf),
    withRole: (id) => (entitled.get(id) ?? []).map(personOf),
    named(fullName) {
      const [found, ...others] = namesakes.get(fullName) ?? [];
      return found === undefined || others.length > 0 ? null : personOf(found);
    },
    headsOf,
    mayVote,
    superiorsOf,
    headOf: (id, except) => superiorsOf(id, except)[0] ?? null,
    decidingHeadOf: (id, except) => superiorsOf(id, except).find((head) => mayVote(head.id)) ?? null,
    standIn: (id, kind) =>
      (away.get(id) ?? []).find(({ document_kinds: kinds }) => kinds.length === 0 || kinds.includes(kind)) ??
      null,
  };
}
