import { Button, Strip } from '../../../../ui/ui';
import type { PreviewedFile } from '../previewed-file';
import type { SoughtPlace } from './text-view';

interface PlaceStripProps {
  files: readonly PreviewedFile[];
  open: PreviewedFile;
  sought: SoughtPlace;
  isFound: boolean;
  onOpen: (id: number) => void;
}

const versionOf = ({ version }: PreviewedFile) => (version === undefined ? '' : ` ${String(version)}`);

/** What became of the quoted words: in the version they stand in nothing is said of that, in a later one it is. */
export function PlaceStrip({ files, open, sought, isFound, onOpen }: PlaceStripProps) {
  const own = `Цитата из версии ${String(sought.version)}`;
  if (open.id !== sought.versionId) {
    return (
      <Strip
        live="status"
        tone={isFound ? undefined : 'orange'}
        action={
          <Button size="sm" onClick={() => onOpen(sought.versionId)}>
            {`К версии ${String(sought.version)}`}
          </Button>
        }
      >
        {isFound ? `${own}: эти слова есть и в версии${versionOf(open)}.` : 'В новой редакции этих слов нет.'}
      </Strip>
    );
  }
  const later = files.find(({ id }) => id !== open.id);
  const problem = sought.isChecked
    ? 'Место в просмотре не нашлось: слова стоят в тексте файла, но показаны иначе.'
    : 'Цитата введена вручную: места в файле не найти.';
  if (isFound && later === undefined) return null;
  return (
    <Strip
      live="status"
      tone={isFound ? undefined : 'orange'}
      action={
        later && (
          <Button size="sm" onClick={() => onOpen(later.id)}>
            {`Найти в версии${versionOf(later)}`}
          </Button>
        )
      }
    >
      {isFound ? `${own}, есть новее.` : problem}
    </Strip>
  );
}
