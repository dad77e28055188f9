import { useMemo } from 'react';

import type { DocumentFile } from '../../contract/file/file';
import { counted } from '../../format/format';
import { Section } from '../../ui/ui';
import { fileGroups } from './file-groups';
import { FileRow } from './file-row';
import classes from './files.module.css';
import type { MarkedFile } from './marked-file';
import { useShownFiles } from './shown-files';

export interface FileListProps {
  files: readonly DocumentFile[];
  inset: 'page' | 'none';
  marked: MarkedFile | null | undefined;
  /** Their record has come to its end: no term of theirs alarms any more. */
  areOver: boolean;
  mayDescribe: (file: DocumentFile) => boolean;
  onDescribe: (file: DocumentFile) => void;
  mayDelete: (file: DocumentFile) => boolean;
  onDelete: (file: DocumentFile) => void;
}

/** «3 версии», or «3 файла» where files stand side by side: an attachment replaces none. */
function countText(versions: readonly DocumentFile[]): string {
  const areBeside = versions.some(({ kind }) => kind === 'attachment');
  const words = areBeside
    ? (['файл', 'файла', 'файлов'] as const)
    : (['версия', 'версии', 'версий'] as const);
  return counted(versions.length, words);
}

/** Files by their types with all versions: each shown, saved and compared with the one before it. */
export function FileList(props: FileListProps) {
  const { files, inset, marked, areOver, mayDescribe, onDescribe, mayDelete, onDelete } = props;
  const groups = useMemo(() => fileGroups(files), [files]);
  const inOrder = useMemo(() => groups.flatMap(({ versions }) => versions), [groups]);
  const { opening, approaching, comparing, panels } = useShownFiles(inOrder);
  return (
    <>
      {groups.map(({ documentTypeId, title, versions }) => (
        <Section key={documentTypeId} inset={inset} title={title} note={countText(versions)}>
          <ul className={classes.list}>
            {versions.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isOver={areOver}
                mark={marked?.id === file.id ? marked.label : undefined}
                onOpen={opening(file)}
                onApproach={approaching(file)}
                onCompare={comparing(file)}
                onDescribe={
                  mayDescribe(file)
                    ? () => {
                        onDescribe(file);
                      }
                    : undefined
                }
                onDelete={
                  mayDelete(file)
                    ? () => {
                        onDelete(file);
                      }
                    : undefined
                }
              />
            ))}
          </ul>
        </Section>
      ))}
      {panels}
    </>
  );
}
