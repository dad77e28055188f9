import type { OfferedTemplate } from '../../../contract/file-template/file-template';

type Group = [string | null, readonly OfferedTemplate[]];

/**
 * The templates under what tells them apart: those the document's type names, in its order, then those written for what
 * the document is about, before the others, and last those no text of this document is made of.
 */
export function templateGroups(templates: readonly OfferedTemplate[], first: readonly number[]): Group[] {
  const fitting = templates.filter(({ misfit }) => misfit === null);
  const named = first.flatMap((id) => fitting.find((one) => one.id === id) ?? []);
  const meant = fitting.filter((one) => one.is_meant === true && !named.includes(one));
  const others = fitting.filter((one) => !named.includes(one) && !meant.includes(one));
  const unfit = templates.filter(({ misfit }) => misfit !== null);
  const groups: Group[] = [
    ['Для документов этого типа', named],
    ['По содержанию документа', meant],
    [named.length + meant.length > 0 ? 'Остальные' : null, others],
    ['Не для этого документа', unfit],
  ];
  return groups.filter(([, members]) => members.length > 0);
}

/** The one that is chosen until a person chooses: the only one of the foremost group; null where there is a choice. */
export function obviousTemplate(
  templates: readonly OfferedTemplate[],
  first: readonly number[],
): number | null {
  const [, foremost = []] = templateGroups(templates, first)[0] ?? [];
  const [only, ...rest] = foremost;
  return only === undefined || only.misfit !== null || rest.length > 0 ? null : only.id;
}
