import { IconLock, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Agreement } from 'shared/contract/agreement';
import { DraftStrip, ErrorSummary, type FieldErrors } from 'shared/form';
import { formatNumber, plural } from 'shared/format';
import { useUserEvent } from 'shared/realtime';
import { useSessionUser } from 'shared/session';
import { Strip } from 'shared/ui';

import { lockedNote } from '../agreement/agreement.labels';
import type { AgreementDraft } from './agreement-draft';
import classes from './form.module.css';
import type { useAgreementEditor } from './use-agreement-editor';
import { fieldTitle, inFormOrder } from './values/field-names';

export interface FormNoticesProps {
  agreement: Agreement | null;
  editor: ReturnType<typeof useAgreementEditor>;
}

function summaryTitle(count: number, editor: FormNoticesProps['editor'], isNew: boolean): string {
  const sent = editor.sending === 'skip-approval' ? 'утвердить' : 'отправить на согласование';
  const deed = editor.goal === 'send' ? sent : isNew ? 'создать договор' : 'сохранить';
  return `Чтобы ${deed}, исправьте ${formatNumber(count)}\u00A0${plural(count, ['поле', 'поля', 'полей'])}`;
}

/** What a path that has no field of its own says by itself. */
function entryLabel(path: string, errors: FieldErrors): string {
  const title = fieldTitle(path);
  return title === 'Договор' || path === 'files' ? (errors[path] ?? title) : title;
}

/** What has to be known before typing: a draft, a lock, another's change, and what is wrong. */
export function FormNotices({ agreement, editor }: FormNoticesProps) {
  const user = useSessionUser();
  const [touched, setTouched] = useState(false);
  useUserEvent((event) => {
    if (event.kind !== 'entity' || event.entity !== 'agreement' || event.id !== agreement?.id) return;
    if (event.actor_id !== user.id) setTouched(true);
  });
  const { draft, form, attempt } = editor;
  const paths = inFormOrder(Object.keys(form.errors));
  const note = agreement === null ? null : lockedNote(agreement);
  return (
    <div className={classes.notices}>
      {draft.found !== null && (
        <DraftStrip
          savedAt={draft.found.savedAt}
          note={staleNote(draft.found.content, agreement)}
          onRestore={editor.restore}
          onDelete={draft.reject}
        />
      )}
      {note !== null && <Strip icon={<IconLock size={16} stroke={1.75} />}>{note}</Strip>}
      {touched && (
        <Strip tone="orange" live="status" icon={<IconRefresh size={16} stroke={1.75} />}>
          Пока вы правите, договор изменил другой сотрудник. При сохранении можно будет сравнить и выбрать.
        </Strip>
      )}
      {attempt > 0 && paths.length > 0 && (
        <ErrorSummary
          attempt={attempt}
          title={summaryTitle(paths.length, editor, agreement === null)}
          entries={paths.map((path) => ({ path, label: entryLabel(path, form.errors) }))}
        />
      )}
    </div>
  );
}

function staleNote(draft: AgreementDraft, agreement: Agreement | null): string | undefined {
  if (agreement === null || draft.lockVersion === agreement.lock_version) return undefined;
  return 'С тех пор договор изменился: при сохранении можно будет сравнить.';
}
