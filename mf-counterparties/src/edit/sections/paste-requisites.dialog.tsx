import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { TextareaField } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import { useForm } from '../fields/counterparty-fields';
import { parseRequisites, type ReadRequisites } from '../paste/parse-requisites';
import { PasteReport } from './paste-report';
import { patchOf } from '../paste/requisites-patch';

const NOTHING = 'В тексте не нашлось реквизитов';
const nothingText = ({ doubts }: ReadRequisites) =>
  doubts.length === 0 ? NOTHING : `${NOTHING}, которые можно записать. ${doubts.join('. ')}`;

/** Fills the form out of a block of requisites, and says what of it was not understood. */
export function PasteRequisites() {
  const { form, closedReason } = useForm();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ReadRequisites | null>(null);
  const close = () => {
    setText(null);
    setError(undefined);
    setReport(null);
  };
  const fill = () => {
    const read = parseRequisites(text ?? '');
    if (Object.keys(read.found).length === 0) {
      setError(nothingText(read));
      return;
    }
    form.change(patchOf(read.found, form.values));
    if (read.doubts.length + read.unread.length === 0) close();
    else setReport(read);
  };
  const fillButton = (
    <Button variant="primary" disabled={text === null || text.trim() === ''} onClick={fill}>
      Заполнить поля
    </Button>
  );
  const doneButton = (
    <Button variant="primary" onClick={close}>
      Перейти к полям
    </Button>
  );
  return (
    <>
      <Button
        icon={<IconClipboardText />}
        disabled={closedReason('inn') !== undefined}
        onClick={() => {
          setText('');
        }}
      >
        Вставить реквизиты
      </Button>
      <Dialog
        open={text !== null}
        onClose={close}
        keepOpen
        title="Вставить реквизиты"
        description={
          report === null
            ? 'Скопируйте блок реквизитов из договора или письма: поля заполнятся сами, останется проверить.'
            : undefined
        }
        footer={report === null ? fillButton : doneButton}
      >
        {report === null ? (
          <TextareaField
            label="Текст с реквизитами"
            rows={12}
            value={text ?? ''}
            error={error}
            onChange={(next) => {
              setText(next);
              setError(undefined);
            }}
          />
        ) : (
          <PasteReport read={report} />
        )}
      </Dialog>
    </>
  );
}
