import { z } from 'zod';

/** An area's id, or `shell`, out of an address. */
export const areaName = z
  .string()
  .max(64)
  .regex(/^(?:shell|mf-[a-z]+)$/, 'Недопустимое имя раздела');

/** The parameters of `/api/releases/:area`. */
export const areaParams = z.strictObject({ area: areaName });
