import { z } from 'zod';

import { listOf } from '../list/paging';
import { templateContent } from './file-template';

/** A Word file a template has had, as it was found when it came. */
export const templateVersion = templateContent.extend({
  /** It is the text in use. */
  is_current: z.boolean(),
  /** Where it came from, when it was not uploaded: «Возвращена версия 2». */
  comment: z.string().nullable(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** The answer of GET /api/file-templates/{id}/versions: the newest, which is in use, first. */
export const templateVersionList = listOf(templateVersion);
export type TemplateVersionList = z.infer<typeof templateVersionList>;
