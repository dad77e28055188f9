import { id } from 'shared/contract/record/field';
import { z } from 'zod';
import { NO_SUCH_ACTION } from './errors';

/** A record's number out of an address or a query string; `01`, `1e3` and ` 1` are not numbers of records. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'Недопустимый номер записи')
  .transform(Number)
  .pipe(id);

/** The parameters of `/api/{resource}/:id`. */
export const idParams = z.strictObject({ id: idText });

/** The parameters of `/api/{resource}/:id/:action`. */
export const actionParams = <Action extends string>(actions: readonly Action[]) =>
  z.strictObject({ id: idText, action: z.enum(actions, NO_SUCH_ACTION) });
