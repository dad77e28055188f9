import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import {
  BANK_ACCOUNT_FIELDS,
  SIGNATORY_FIELDS,
} from 'shared/contract/counterparty/counterparty-lines.fields';
import { newLine } from 'shared/document-form';
import { TextareaField } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import type { CounterpartyValues } from '../values/counterparty-values';
import { useForm } from '../fields/counterparty-fields';
import { parseRequisites, type ParsedRequisites } from '../values/parse-requisites';

/** The fields the text speaks of; accounts and people are added to those there are, and never twice. */
function patchOf(found: ParsedRequisites, values: CounterpartyValues): Partial<CounterpartyValues> {
  const { bank, signatory, ...plain } = found;
  const { bank_accounts: accounts, signatories } = values;
  const isNewAccount = bank !== undefined && !accounts.some((line) => line.account === bank.account);
  const isNewPerson =
    signatory !== undefined && !signatories.some((line) => line.last_name === signatory.last_name);
  return {
    ...plain,
    ...(isNewAccount && {
      bank_accounts: [
        ...accounts,
        { ...newLine(BANK_ACCOUNT_FIELDS), ...bank, is_primary: accounts.length === 0 },
      ],
    }),
    ...(isNewPerson && {
      signatories: [
        ...signatories,
        {
          ...newLine(SIGNATORY_FIELDS),
          ...signatory,
          basis_type: 'charter',
          is_default: signatories.length === 0,
        },
      ],
    }),
  };
}

/** Fills the form out of a block of requisites, as it stands at the end of a contract or in a letter. */
export function PasteRequisites() {
  const { form, closedReason } = useForm();
  const [text, setText] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    setText(null);
    setEmpty(false);
  };
  const fill = () => {
    const found = parseRequisites(text ?? '');
    if (Object.keys(found).length === 0) {
      setEmpty(true);
      return;
    }
    form.change(patchOf(found, form.values));
    close();
  };
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
        description="Скопируйте блок реквизитов из договора или письма: поля заполнятся сами, останется проверить."
        footer={
          <Button variant="primary" disabled={text === null || text.trim() === ''} onClick={fill}>
            Заполнить поля
          </Button>
        }
      >
        <TextareaField
          label="Текст с реквизитами"
          rows={12}
          value={text ?? ''}
          error={isEmpty ? 'В тексте не нашлось реквизитов' : undefined}
          onChange={(next) => {
            setText(next);
            setEmpty(false);
          }}
        />
      </Dialog>
    </>
  );
}
