import { useCallback, useMemo, useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Agreement } from 'shared/contract/agreement';
import type { AgreementAction } from 'shared/contract/agreement-status';
import type { VatRate } from 'shared/contract/handbook';
import { newId } from 'shared/contract/new-id';
import { errorsFromServer, useDraft, useFormState, useLeaveGuard, type FieldErrors } from 'shared/form';
import { isoDate } from 'shared/format';
import { errorOf } from 'shared/http';
import { useSessionUser } from 'shared/session';

import { DRAFT_VERSION, draftName, type AgreementDraft } from './agreement-draft';
import { conflictOf, type Conflict } from './conflict';
import { withoutBlankItems } from './items/item-edits';
import { useAgreementSaving } from './use-agreement-saving';
import { emptyValues, type AgreementValues } from './values/agreement-values';
import { formFieldOf } from './values/field-names';
import { validateAgreement, type Goal } from './values/validate-agreement';
import { generalRate } from './values/general-rate';
import { valuesOfAgreement } from './values/values-of-agreement';

/** What goes out: the form, the record it was begun on, and whether it is to be sent further. */
interface Sent {
  base: AgreementValues;
  values: AgreementValues;
  lockVersion: number | null;
  goal: Goal;
}

export interface EditorOptions {
  /** Null while a new agreement is being made. */
  agreement: Agreement | null;
  rates: readonly VatRate[];
  /** The agreement is saved, and sent when that was the goal: time to leave the form. */
  onDone: (agreement: Agreement) => void;
}

/** Everything the form of an agreement does: checks, saves, sends, merges, keeps a draft and guards the way out. */
export function useAgreementEditor({ agreement, rates, onDone }: EditorOptions) {
  const user = useSessionUser();
  const alerts = useAlerts();
  const [goal, setGoal] = useState<Goal>('save');
  const [attempt, setAttempt] = useState(0);
  const [lockVersion, setLockVersion] = useState(agreement?.lock_version ?? null);
  const [key, setKey] = useState(newId);
  const [conflict, setConflict] = useState<(Conflict & { goal: Goal }) | null>(null);
  const [initial] = useState(() =>
    agreement === null
      ? emptyValues({ value: user.id, label: user.full_name })
      : valuesOfAgreement(agreement),
  );
  const facts = useMemo(() => ({ rates, today: isoDate(new Date()) }), [rates]);
  const validate = useCallback(
    (values: AgreementValues) => validateAgreement(values, goal, facts),
    [goal, facts],
  );
  const form = useFormState(initial, validate);
  const calls = useAgreementSaving();

  const { values, base, dirty } = form;
  // A new agreement begins with the general rate of its day: most are taxed by it.
  const [rated, setRated] = useState(agreement !== null);
  if (!rated && rates.length > 0) {
    setRated(true);
    const vat_rate = generalRate(rates, facts.today);
    if (values.vat_rate === null) form.preset({ vat_rate });
  }
  // The cached card was older than the register, or somebody changed it before a word was typed here.
  if (agreement !== null && lockVersion !== null && agreement.lock_version > lockVersion && !dirty) {
    form.restart(valuesOfAgreement(agreement));
    setLockVersion(agreement.lock_version);
  }
  const content = useMemo<AgreementDraft | null>(
    () => (dirty ? { values, base, lockVersion, key } : null),
    [dirty, values, base, lockVersion, key],
  );
  const takeDraft = (kept: AgreementDraft) => {
    form.restart(kept.base, kept.values);
    setLockVersion(kept.lockVersion);
    setKey(kept.key);
  };
  const draft = useDraft<AgreementDraft>({
    userId: user.id,
    document: draftName(agreement?.id ?? null),
    version: DRAFT_VERSION,
    content,
    onResume: ({ content: kept }) => {
      takeDraft(kept);
    },
  });
  const guard = useLeaveGuard(dirty, draft.isSafe);

  const refuse = (errors: FieldErrors) => {
    form.refuse(errors);
    setAttempt((count) => count + 1);
  };
  const refused = (error: unknown, asked: Goal, mine: { base: AgreementValues; values: AgreementValues }) => {
    const refusal = errorOf(error);
    if (refusal.status === 409 && refusal.current !== undefined) {
      setConflict({ ...conflictOf(mine.base, mine.values, refusal.current as Agreement), goal: asked });
    } else if (refusal.status === 422) {
      const errors = errorsFromServer(refusal.errors, formFieldOf);
      refuse(Object.keys(errors).length === 0 ? { form: refusal.message } : errors);
    } else if (refusal.status !== 401) alerts.failure(error);
  };

  const leave = (saved: Agreement) => {
    draft.clear();
    guard.release();
    onDone(saved);
  };
  const sendSaved = async (saved: Agreement, action: AgreementAction) => {
    // From here on the record holds what was typed: a refused sending loses nothing.
    const kept = valuesOfAgreement(saved);
    form.restart(kept);
    setLockVersion(saved.lock_version);
    draft.clear();
    try {
      leave(await calls.send(saved, action));
    } catch (error) {
      refused(error, 'send', { base: kept, values: kept });
    }
  };
  const store = async (sent: Sent, action: AgreementAction | null) => {
    calls.setBusy(sent.goal);
    try {
      const saved = await calls.save({ record: agreement, key, ...sent });
      if (action === null) leave(saved);
      else await sendSaved(saved, action);
    } catch (error) {
      refused(error, sent.goal, sent);
    } finally {
      calls.setBusy(null);
    }
  };

  const sending: AgreementAction | null =
    agreement?.available_actions.find(
      (action) => action === 'send-to-approval' || action === 'skip-approval',
    ) ?? null;

  const submit = async (asked: Goal) => {
    setGoal(asked);
    const items = withoutBlankItems(values.items);
    const checked = { ...values, items };
    if (items !== values.items) form.change({ items });
    const wrong = Object.keys(validateAgreement(checked, asked, facts)).length > 0 || form.unread;
    if (wrong) {
      form.reveal();
      setAttempt((count) => count + 1);
      return;
    }
    await store({ base, values: checked, lockVersion, goal: asked }, asked === 'send' ? sending : null);
  };

  return {
    form,
    draft,
    guard,
    goal,
    attempt,
    conflict,
    busy: calls.busy,
    sending,
    save: () => submit('save'),
    send: () => submit('send'),
    /** Takes an earlier draft into the form, over the version it was begun on. */
    restore: () => {
      if (draft.found === null) return;
      takeDraft(draft.found.content);
      draft.accept();
    },
    /** Saves the merged form over the version that is current now. */
    resolve: async (merged: AgreementValues) => {
      if (conflict === null) return;
      const { current, theirs, goal: asked } = conflict;
      form.restart(theirs, merged);
      setLockVersion(current.lock_version);
      setConflict(null);
      const sent = { base: theirs, values: merged, lockVersion: current.lock_version, goal: asked };
      await store(sent, asked === 'send' ? sending : null);
    },
    closeConflict: () => {
      setConflict(null);
    },
    giveUp: () => {
      draft.clear();
      guard.release();
    },
  };
}
