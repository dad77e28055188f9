import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { LeaveDialog } from '../../form/form';
import { ConfirmDialog } from '../../ui/ui';
import { useSendingHold } from '../files/use-sending-hold';
import { SavedUnseen } from '../page/document-states';
import { nounTexts } from '../page/noun.labels';
import { BEGINNING } from '../page/use-reading';
import type { ReadinessLine } from '../rail/readiness-list';
import type { DocumentRecord } from '../record';
import { ConflictDialog } from './conflict/conflict.dialog';
import { FormAside } from './frame/form-aside';
import { FormBar } from './frame/form-bar';
import { DocumentFormContext, type DocumentFormApi } from './form-context';
import type { FormDefinition } from './form-definition';
import { FormHeader } from './frame/form-header';
import { FormNotices } from './frame/form-notices';
import classes from './frame/form.module.css';
import { typedText } from './typed-text';
import { useCopiedTyping } from './use-copied-typing';
import type { DocumentEditor } from './use-document-editor';

export interface DocumentFormProps<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  editor: DocumentEditor<Rec, Values>;
  /** Parts of the form that are shown, in their order. */
  sections: readonly string[];
  /** Part → what it holds, where that is worth a number. */
  counts?: Readonly<Record<string, number>>;
  /** Fields with a star. */
  needed: ReadonlySet<string>;
  /** Fields that are not shown. */
  hidden?: ReadonlySet<string>;
  /** Why a field is closed; undefined when it is open. */
  closedReason: (field: string) => string | undefined;
  /** The record was closed while it was being edited. */
  closed: boolean;
  /** What of the record is closed and what is still possible; null when everything is open. */
  note: ReactNode;
  /** Over the form of a record: its name and state. A new one is called by its kind. */
  title: ReactNode;
  /** Under the title: why the record is in its state. */
  reason?: ReactNode;
  readiness: readonly ReadinessLine[];
  /** The parts of the form. */
  children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The form of a document, or, when its card is closed to whoever has saved it, that it is saved. */
export function DocumentForm<Rec extends DocumentRecord, Values extends object>(
  props: DocumentFormProps<Rec, Values>,
) {
  const { definition, editor } = props;
  if (editor.ended === null) return <FormFrame {...props} />;
  const { record, ...ended } = editor.ended;
  return <SavedUnseen noun={definition.noun} name={definition.name(record)} {...ended} />;
}

/** The frame of every form of a document: its parts between the way back, the contents, the bar and the questions. */
function FormFrame<Rec extends DocumentRecord, Values extends object>(props: DocumentFormProps<Rec, Values>) {
  const { definition, editor, sections, counts, needed, closedReason, closed, children } = props;
  const { hidden = NONE } = props;
  const { form, draft, record } = editor;
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  const copied = useCopiedTyping();
  const texts = nounTexts(definition.noun);
  const api = useMemo<DocumentFormApi<Values>>(() => {
    const { fields, sections: titles } = definition;
    const reason = (field: string) => (closed ? texts.closed : closedReason(field));
    return { form, fields, sections: titles, needed, hidden, closedReason: reason };
  }, [definition, form, needed, hidden, closed, closedReason, texts.closed]);
  const card =
    record === null ? null : { name: definition.name(record), path: definition.paths.card(record.id, list) };
  const onCopy = () => void copied.copy(typedText(definition, form.base, form.values));
  return (
    <DocumentFormContext value={api}>
      <FormHeader
        noun={definition.noun}
        register={definition.register}
        record={card}
        list={list}
        savedAt={draft.savedAt}
        failed={draft.failed}
        mayRead={editor.lacking === null}
      />
      <div className={classes.editor}>
        <div className={classes.form}>
          <FormTitle title={card === null ? texts.fresh : props.title} reason={props.reason} />
          <FormNotices
            definition={definition}
            editor={editor}
            note={closed ? null : props.note}
            closed={closed}
            onCopy={onCopy}
          />
          {children}
        </div>
        <FormAside sections={sections} counts={counts} readiness={props.readiness} />
      </div>
      <FormEnd {...{ definition, editor, closed, list }} />
      {copied.dialog}
    </DocumentFormContext>
  );
}

function FormTitle({ title, reason }: { title: ReactNode; reason?: ReactNode }) {
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {reason !== undefined && <p className={classes.under}>{reason}</p>}
    </div>
  );
}

type FormEndProps<Rec extends DocumentRecord, Values extends object> = Pick<
  DocumentFormProps<Rec, Values>,
  'definition' | 'editor' | 'closed'
> & { list: string };

/** The bar at the bottom edge and the questions it leads to. */
function FormEnd<Rec extends DocumentRecord, Values extends object>(props: FormEndProps<Rec, Values>) {
  const { definition, editor, closed, list } = props;
  const { record, draft, conflict } = editor;
  const hold = useSendingHold(definition.resource, record?.id);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const texts = nounTexts(definition.noun);
  const giveUp = () => {
    editor.giveUp();
    const back = record === null ? definition.register.path(list) : definition.paths.card(record.id, list);
    void navigate(editor.lacking === null ? back : BEGINNING);
  };
  return (
    <>
      <FormBar
        saveLabel={record === null ? texts.create : 'Сохранить'}
        giveUpLabel={record === null ? 'Не создавать' : 'Отменить правку'}
        sending={editor.sending}
        hold={hold}
        busy={editor.busy}
        closed={closed}
        onGiveUp={() => {
          if (editor.form.dirty) setLeaving(true);
          else giveUp();
        }}
        onSave={() => void editor.save()}
        onSend={() => void editor.send()}
      />
      <LeaveDialog guard={editor.guard} draftKept={!draft.failed} />
      <ConfirmDialog
        open={leaving}
        danger
        title={record === null ? texts.notCreate : 'Отменить правку'}
        confirmLabel="Удалить введённое"
        cancelLabel="Продолжить правку"
        onConfirm={giveUp}
        onClose={() => {
          setLeaving(false);
        }}
      >
        Введённое пропадёт вместе с черновиком.
      </ConfirmDialog>
      {conflict !== null && !closed && (
        <ConflictDialog
          definition={definition}
          conflict={conflict}
          busy={editor.busy !== null}
          onChoose={(chosen) => void editor.resolve(chosen)}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}
