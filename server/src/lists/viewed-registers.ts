import { sql } from 'kysely';
import { authorise, permits } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import { allRegisters, NO_REGISTER, type Register, type RegisterHome } from './register-catalogue';

/** A register, or a part of one that has a screen of its own, as views of it are kept. */
export interface ViewedRegister extends Register<object> {
  /** The resource whose records its rows are. */
  records: string;
  /** Address of its screen, where its records do not tell it. */
  path?: string;
}

function viewedOf(register: Register<object>): ViewedRegister[] {
  const { list, parts = [] } = register;
  const ofPart = parts.map(({ name, title, path, where }) => ({
    ...register,
    title,
    path,
    records: list.name,
    list: {
      ...list,
      name,
      visible: (...asked: Parameters<typeof list.visible>) =>
        sql<boolean>`(${list.visible(...asked)}) and ${where}`,
    },
  }));
  return [{ ...register, records: list.name }, ...ofPart];
}

const allViewed = (app: RegisterHome): ViewedRegister[] => allRegisters(app).flatMap(viewedOf);

/** What the employee may keep views of, in the order in which it was made known. */
export function viewedRegistersFor(app: RegisterHome, actor: Actor): ViewedRegister[] {
  return allViewed(app).filter(({ access }) => permits(actor, access));
}

/** The register a view is of; refuses with 422 an unknown one and with 403 a closed one. */
export function requireViewed(app: RegisterHome, resource: string, actor: Actor): ViewedRegister {
  const register = allViewed(app).find(({ list }) => list.name === resource);
  if (register === undefined) throw new ValidationFailed({ resource: [NO_REGISTER] });
  authorise(actor, register.access);
  return register;
}

/** Those of the kept columns that the register has still. */
export function presentColumns(
  app: RegisterHome,
  kept: { resource: string; columns: readonly string[] },
): string[] {
  const register = allViewed(app).find(({ list }) => list.name === kept.resource);
  return kept.columns.filter((column) => register === undefined || Object.hasOwn(register.columns, column));
}
