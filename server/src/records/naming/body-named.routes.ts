import { id } from 'shared/contract/record/field';
import { z } from 'zod';
import type { EmployeeAccess } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { inSentNames } from '../../platform/http/also-named';
import { route } from '../../platform/http/route';
import { validate } from '../../platform/http/validate';
import type { Deps } from '../../platform/module';
import { removalInput, removalVersion } from './removal-version';

export interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

/** What changes a record of a kind, at whichever address it is asked for. */
interface Changing<Changed, Card> {
  resource: string;
  title: string;
  card: z.ZodType<unknown, Card>;
  /** Bytes. */
  bodyLimit?: number;
  rights: { edit: EmployeeAccess };
  bodies: { change: z.ZodType<Changed, unknown> };
  update(call: Call & { id: number; input: Changed }): Promise<Card>;
}

/** What also removes it. */
interface BodyNamed<Changed, Card> extends Changing<Changed, Card> {
  rights: Readonly<Record<'edit' | 'delete', EmployeeAccess>>;
  remove(call: Call & { id: number; lockVersion: number | null }): Promise<void>;
}

/** A body that names the record it is about; the rest is read as at the record's own address. */
export const namingBody = z.looseObject({ id });

/** `PATCH` of the address of all records, whose body names the one that is meant. */
export function bodyNamedChange<Changed, Card>({ app }: Deps, change: Changing<Changed, Card>): void {
  const { resource, title, rights, bodies, bodyLimit } = change;
  const card = change.card as z.ZodType;
  route(app, {
    method: 'PATCH',
    url: `/api/${resource}`,
    access: rights.edit,
    summary: `${title}: изменение части полей записи, номер которой назван в теле`,
    body: namingBody,
    ...(bodyLimit !== undefined && { bodyLimit }),
    response: card,
    conflict: card,
    numbersReferences: true,
    handler: async ({ actor, origin, body: { id: meant, ...said } }) => {
      try {
        return await change.update({ actor, origin, id: meant, input: validate(bodies.change, said) });
      } catch (fault) {
        throw inSentNames(bodies.change, said, fault);
      }
    },
  });
}

/** `PATCH` and `DELETE` of the address of all records, whose body names the one that is meant. */
export function bodyNamedRoutes<Changed, Card>(deps: Deps, change: BodyNamed<Changed, Card>): void {
  const { resource, title, rights } = change;
  bodyNamedChange(deps, change);
  route(deps.app, {
    url: `/api/${resource}`,
    body: namingBody,
    conflict: change.card,
    numbersReferences: true,
    method: 'DELETE',
    access: rights.delete,
    summary: `${title}: удаление записи, номер которой назван в теле`,
    query: removalInput.query,
    handler: async ({ actor, origin, query, body: { id: meant, ...said } }) => {
      const lockVersion = removalVersion(validate(removalInput.body, said), query);
      await change.remove({ actor, origin, id: meant, lockVersion });
    },
  });
}
