import type { RegistryArea } from 'shared/contract/release/registry';

/** «Разделы «Договоры» и «Справочники» работают.»: what is left when one area is not. */
export function othersWork(areas: readonly RegistryArea[], broken: RegistryArea): string {
  const titles = areas.filter((area) => area !== broken).map((area) => `«${area.definition.title}»`);
  const last = titles.pop();
  if (last === undefined) return '';
  if (titles.length === 0) return `Раздел ${last} работает.`;
  return `Разделы ${titles.join(', ')} и ${last} работают.`;
}
