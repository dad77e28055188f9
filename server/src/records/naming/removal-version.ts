import { id } from 'shared/contract/record/field';
import { z } from 'zod';
import { idText } from '../../platform/http/id-params';

interface Naming {
  lock_version?: number | undefined;
}

/** Where a `DELETE` may name the version it was decided upon: in its body or in its address. */
export const removalInput = {
  query: z.strictObject({ lock_version: idText.optional() }),
  body: z.strictObject({ lock_version: id.optional() }),
};

/** The version a removal was decided upon, which a later one refuses; null where none is named: it goes as it stands. */
export const removalVersion = (body: Naming, query: Naming): number | null =>
  body.lock_version ?? query.lock_version ?? null;
