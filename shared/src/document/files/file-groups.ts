import type { DocumentFile } from '../../contract/file/file';

export interface FileGroup {
  /** Of the handbook of document types; null for files without a type. */
  documentTypeId: number | null;
  title: string;
  /** The newest version first. */
  versions: DocumentFile[];
}

/** Files by the type of document they are, versions from the newest; files without a type come last. */
export function fileGroups(files: readonly DocumentFile[]): FileGroup[] {
  const groups = new Map<number | null, FileGroup>();
  for (const file of files) {
    const id = file.document_type?.id ?? null;
    const group = groups.get(id) ?? {
      documentTypeId: id,
      title: file.document_type?.name ?? 'Прочие файлы',
      versions: [],
    };
    group.versions.push(file);
    groups.set(id, group);
  }
  const sorted = [...groups.values()].sort((left, right) =>
    left.documentTypeId === null
      ? 1
      : right.documentTypeId === null
        ? -1
        : left.title.localeCompare(right.title, 'ru'),
  );
  for (const group of sorted) {
    group.versions.sort((left, right) => right.version - left.version || right.id - left.id);
  }
  return sorted;
}
