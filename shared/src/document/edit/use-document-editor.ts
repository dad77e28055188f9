import { useState } from 'react';

import { useMissingReading } from '../page/use-reading';
import type { DocumentRecord } from '../record';
import { resolved, type ChosenTheirs } from './conflict/conflict';
import type { EditorOptions } from './editor-options';
import type { Goal } from './form-definition';
import { useEditedForm } from './use-edited-form';
import { useFormSending } from './sending/use-form-sending';

/** The buttons of the form: what is checked before it goes out, and how two versions become one. */
function useDeeds<Rec extends DocumentRecord, Values extends object>(
  options: EditorOptions<Rec, Values>,
  edited: ReturnType<typeof useEditedForm<Rec, Values>>,
) {
  const { definition, validate, closed } = options;
  const { record, terms, form } = edited;
  const sendingOf = (of: Rec) => definition.sending?.(of) ?? null;
  const sending = record === null ? null : sendingOf(record);
  const lacking = useMissingReading(definition.resource);
  const [unseen, setUnseen] = useState<Rec | null>(null);
  const { busy, conflict, setConflict, denied, store } = useFormSending({
    definition,
    form,
    onTerms: edited.onTerms,
    onSaved: (saved) => {
      edited.onSaved(saved);
      edited.draft.clear();
    },
    refuse: (errors) => {
      form.refuse(errors);
      edited.fail();
    },
    onDone: (saved) => {
      edited.leave();
      if (lacking === null) options.onDone(saved);
      else setUnseen(saved);
    },
  });
  const submit = async (asked: Goal) => {
    if (closed || busy !== null || conflict !== null) return;
    edited.setGoal(asked);
    const tidy = definition.tidy?.(form.values) ?? null;
    const values = { ...form.values, ...tidy };
    if (tidy !== null) form.change(tidy);
    if (Object.keys(validate(values, asked)).length > 0 || form.unread) {
      form.reveal();
      edited.fail();
      return;
    }
    const action = asked === 'send' ? (sending?.action ?? null) : null;
    await store({ record, base: form.base, values, ...terms, goal: asked, action });
  };
  const resolve = async (chosen: ChosenTheirs<Values>) => {
    if (conflict === null) return;
    const { current, theirs, goal } = conflict;
    const values = resolved(definition, conflict, chosen);
    form.restart(theirs, values);
    edited.onSaved(current);
    setConflict(null);
    const action = goal === 'send' ? (sendingOf(current)?.action ?? null) : null;
    const lockVersion = current.lock_version;
    await store({ record: current, base: theirs, values, key: terms.key, lockVersion, goal, action });
  };
  const ended = unseen === null || lacking === null ? null : { record: unseen, lacking };
  return { sending, busy, conflict, setConflict, denied, submit, resolve, lacking, ended };
}

/** Everything the form of a document does: checks, saves, sends, merges, keeps a draft and guards the way out. */
export function useDocumentEditor<Rec extends DocumentRecord, Values extends object>(
  options: EditorOptions<Rec, Values>,
) {
  const edited = useEditedForm(options);
  const deeds = useDeeds(options, edited);
  const { record, terms, form, draft, guard, goal, attempt, leave } = edited;
  const { sending, busy, conflict, setConflict, denied, submit, resolve, lacking, ended } = deeds;
  return {
    record,
    /** The version the form was begun on; null of a new record. */
    lockVersion: terms.lockVersion,
    form,
    draft,
    guard,
    goal,
    attempt,
    conflict,
    /** Why what was typed cannot be saved by this person; null when it is not known to be so. */
    denied,
    /** The right the person lacks to open the register and the card; null when they may. */
    lacking,
    /** All is saved, and its card is closed to the person. */
    ended: ended === null ? null : { ...ended, isNew: options.record === null },
    busy,
    sending,
    save: () => submit('save'),
    send: () => submit('send'),
    /** Saves the merged form over the version that is current now. */
    resolve,
    closeConflict: () => {
      setConflict(null);
    },
    giveUp: leave,
  };
}

/** What the parts of a form are drawn with. */
export type DocumentEditor<Rec extends DocumentRecord, Values extends object> = ReturnType<
  typeof useDocumentEditor<Rec, Values>
>;
