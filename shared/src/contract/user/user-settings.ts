import { z } from 'zod';

import { PAGE_SIZES } from '../list/page-size';

/** Settings of one person; more are refused, so that a browser gone wrong cannot fill the table. */
export const MOST_SETTINGS = 300;

const name = '[a-z0-9-]{1,64}(/[a-z0-9-]{1,64})?';
const keyLike = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}:${name}$`), 'Такой настройки нет');

/** An address of the product: a path without another site before it. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-/.~%]*$/, 'Укажите страницу системы');

const columnKey = z.string().min(1).max(64);
const columnLayout = z.strictObject({
  shown: z.array(columnKey).max(100).nullable(),
  widths: z
    .record(columnKey, z.int().min(16).max(4000))
    .refine((widths) => Object.keys(widths).length <= 100, 'Колонок слишком много'),
});

/** One setting by its key; a null value forgets it, and the product's own default holds again. */
export const userSetting = z.union(
  [
    z.strictObject({ key: z.literal('theme'), value: z.enum(['auto', 'light', 'dark']).nullable() }),
    z.strictObject({
      key: z.literal('row-height'),
      value: z.enum(['compact', 'normal', 'roomy']).nullable(),
    }),
    z.strictObject({ key: z.literal('start-page'), value: ownPath.nullable() }),
    z.strictObject({ key: keyLike('columns'), value: columnLayout.nullable() }),
    z.strictObject({ key: keyLike('page-size'), value: z.literal(PAGE_SIZES).nullable() }),
  ],
  'Такой настройки нет или её значение не подходит',
);
export type UserSetting = z.infer<typeof userSetting>;

const distinct = (settings: readonly UserSetting[]) =>
  new Set(settings.map(({ key }) => key)).size === settings.length;

/** PATCH /api/user-settings: what is named changes, everything else stays. */
export const userSettingsPatch = z.strictObject({
  settings: z.array(userSetting).min(1).max(100).refine(distinct, 'Настройка названа дважды'),
});

/** The person's own settings; what was never chosen does not stand among them. */
export const userSettings = z.object({
  settings: z.array(z.object({ key: z.string(), value: z.json() })),
});
export type UserSettings = z.infer<typeof userSettings>;
