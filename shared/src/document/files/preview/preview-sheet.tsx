import { useState } from 'react';

import { useAskedClose } from '../../../form/state/asked-close';
import { Sheet } from '../../../ui/ui';
import { ShownFile, type ShownFileProps } from './shown-file';

export { ShownFile } from './shown-file';

export interface PreviewProps extends Omit<ShownFileProps, 'fills' | 'onLoss'> {
  onClose: () => void;
}

const WIDTH = 920;
const WORDS = { title: 'Замечание не добавлено', close: 'Закрыть без замечания', stay: 'Продолжить' };

/** A file beside its card: Escape closes, over a remark that was begun after a question; on a phone it takes the whole screen. */
export default function PreviewSheet({ onClose, ...shown }: PreviewProps) {
  const [loss, setLoss] = useState<string | null>(null);
  const { close, question } = useAskedClose(loss, onClose, WORDS);
  const file = shown.files.find(({ id }) => id === shown.openId);
  if (file === undefined) return null;
  return (
    <>
      <Sheet open width={WIDTH} title={file.name} onClose={close}>
        <ShownFile {...shown} onLoss={setLoss} />
      </Sheet>
      {question}
    </>
  );
}
