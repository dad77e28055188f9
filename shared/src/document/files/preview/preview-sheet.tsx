import { Sheet } from '../../../ui/ui';
import { ShownFile, type ShownFileProps } from './shown-file';

export { ShownFile } from './shown-file';

export interface PreviewProps extends Omit<ShownFileProps, 'fills'> {
  onClose: () => void;
}

const WIDTH = 920;

/** A file beside its card: Escape closes; on a phone it takes the whole screen. */
export default function PreviewSheet({ onClose, ...shown }: PreviewProps) {
  const file = shown.files.find(({ id }) => id === shown.openId);
  if (file === undefined) return null;
  return (
    <Sheet open width={WIDTH} title={file.name} onClose={onClose}>
      <ShownFile {...shown} />
    </Sheet>
  );
}
