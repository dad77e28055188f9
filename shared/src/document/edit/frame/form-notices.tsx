import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { DraftStrip, ErrorSummary } from '../../../form/form';
import { counted } from '../../../format/format';
import { Button, Strip } from '../../../ui/ui';
import { nounTexts } from '../../page/noun.labels';
import type { DocumentRecord } from '../../record';
import type { FormDefinition } from '../form-definition';
import classes from './form.module.css';
import type { DocumentEditor } from '../use-document-editor';
import { TouchedNotice } from '../touched-notice';

export interface FormNoticesProps<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  editor: DocumentEditor<Rec, Values>;
  /** What of the record is closed and what is still possible; null when everything is open. */
  note: ReactNode;
  /** The record was closed while it was being edited. */
  closed: boolean;
  /** Takes along what was typed and can no longer be saved. */
  onCopy: () => void;
}

/** The paths in the order of the form, so that a summary reads from top to bottom. */
export function inFormOrder(paths: readonly string[], order: readonly string[]): string[] {
  const rank = (path: string) => {
    const place = order.indexOf(path.split('.')[0] ?? '');
    return place < 0 ? order.length : place;
  };
  const line = (path: string) => Number(path.split('.')[1] ?? -1);
  return [...paths].sort((left, right) => rank(left) - rank(right) || line(left) - line(right));
}

const CLOSED = 'Введённое осталось на экране, сохранить его уже нельзя: скопируйте, чтобы не потерять.';

/** «Недостаточно прав для этого действия. Введённое не пропало…». */
function deniedWords(message: string, isDraftKept: boolean): string {
  const kept = isDraftKept ? 'осталось в форме и в черновике этого браузера' : 'осталось в форме';
  return `Не сохранено. ${message.replace(/\.$/, '')}. Введённое ${kept}: скопируйте его или сохраните, когда доступ вернут.`;
}

/** What was typed cannot be saved here and now: says why, and lets it be taken along. */
function LostCase({ text, onCopy, isNews = false }: { text: string; onCopy: () => void; isNews?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is at the other end of a long form.
    if (isNews) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews, text]);
  return (
    <div ref={box}>
      <Strip
        tone="orange"
        live={isNews ? 'alert' : 'status'}
        icon={<IconLock size={16} stroke={1.75} />}
        action={
          <Button size="sm" onClick={onCopy}>
            Скопировать введённое
          </Button>
        }
      >
        {text}
      </Strip>
    </div>
  );
}

/** What has to be known before typing: a draft, a lock, another's change, and what is wrong. */
export function FormNotices<Rec extends DocumentRecord, Values extends object>(
  props: FormNoticesProps<Rec, Values>,
) {
  const { definition, editor, note, closed, onCopy } = props;
  const { draft, record, sending, goal, attempt, form, denied } = editor;
  const { kind, resource, noun } = definition;
  const texts = nounTexts(noun);
  const paths = inFormOrder(Object.keys(form.errors), Object.keys(definition.fields));
  const saving = record === null ? `создать ${noun.accusative}` : 'сохранить';
  const deed = goal === 'send' && sending !== null ? sending.deed : saving;
  const count = counted(paths.length, ['поле', 'поля', 'полей']);
  const isStale =
    record !== null && draft.found !== null && draft.found.content.lockVersion !== record.lock_version;
  // What a path that has no field of its own says by itself.
  const labelOf = (path: string) =>
    (Object.hasOwn(definition.fields, path.split('.')[0] ?? '') ? definition.titleOf(path) : null) ??
    form.errors[path] ??
    texts.name;
  return (
    <div className={classes.notices} data-asks={(draft.found !== null && !closed) || undefined}>
      {draft.found !== null && !closed && (
        <DraftStrip
          savedAt={draft.found.savedAt}
          note={isStale ? texts.changedSince : undefined}
          onRestore={draft.restore}
          onDelete={draft.reject}
        />
      )}
      {closed && <LostCase text={form.dirty ? `${texts.closed}. ${CLOSED}` : texts.closed} onCopy={onCopy} />}
      {denied !== null && !closed && (
        <LostCase text={deniedWords(denied, !draft.failed)} onCopy={onCopy} isNews />
      )}
      {note !== null && <Strip icon={<IconLock size={16} stroke={1.75} />}>{note}</Strip>}
      <TouchedNotice
        {...{ kind, resource, noun, record }}
        lockVersion={editor.lockVersion}
        dirty={form.dirty && !closed && denied === null}
      />
      {attempt > 0 && paths.length > 0 && (
        <ErrorSummary
          attempt={attempt}
          title={`Чтобы ${deed}, исправьте ${count}`}
          entries={paths.map((path) => ({ path, label: labelOf(path) }))}
        />
      )}
    </div>
  );
}
