import { useEffect, useEffectEvent, useState } from 'react';

import type { Comment, QuotedPlace, QuoteInput } from '../../../contract/comment/comment';
import { MAX_COMMENT } from '../../../contract/comment/comment-limits';
import { newId } from '../../../contract/new-id';
import { useDraft } from '../../../form/state/use-draft';
import { errorOf } from '../../../http/http';
import { useSessionUser } from '../../../session/session';
import type { CommentInput } from '../comments.api';
import { wireText, type Called } from './mention-text';
import type { Written } from './use-mentions';

/** What a composer holds; kept as a draft under the document and the person. */
export interface Composed extends Written {
  quote: Comment['quote'];
  /** Makes a repeated sending safe; lives as long as these words. */
  key: string;
}

export interface ComposerOptions {
  /** Whose draft it is: `comment:agreement:412`. */
  draft: string;
  /** What it begins with; nothing, or the comment that is corrected. */
  initial?: Pick<Composed, 'text' | 'called' | 'quote'>;
  /** Words brought from another field: they stand in it as if they had been typed. */
  begun?: string;
  /** Resolves once the words are the server's. */
  onSend: (input: CommentInput & { key: string }) => Promise<void>;
}

const NOTHING = { text: '', called: [] as readonly Called[], quote: null };

const beginning = (initial: Pick<Composed, 'text' | 'called' | 'quote'>, begun: string): Composed => ({
  ...initial,
  text: begun === '' ? initial.text : begun,
  key: newId(),
});

const isBlank = (text: string | null) => text === null || text.trim() === '';

/** Of a deleted version nothing is sent: the words keep the name of its file while they stay. */
function sentPlace(place: QuotedPlace | null | undefined): QuoteInput['place'] {
  if (place == null) return place;
  const { version_id, prefix, suffix } = place;
  return version_id === null ? undefined : { version_id, prefix, suffix };
}

/** A place that was opened and never named is none. */
function sentQuote(quote: Comment['quote']): QuoteInput | null {
  if (quote === null || isBlank(quote.text)) return null;
  const clause = isBlank(quote.clause) ? null : (quote.clause ?? '').trim();
  const place = sentPlace(quote.place);
  return { text: quote.text.trim(), clause, ...(place !== undefined && { place }) };
}

/** Why the words cannot be sent as they stand. */
function obstacleOf(sent: string, quote: Comment['quote']): string | undefined {
  if (sent === '') return 'Напишите комментарий';
  if (sent.length > MAX_COMMENT) return `Не длиннее ${String(MAX_COMMENT)} знаков`;
  if (quote !== null && isBlank(quote.text) && !isBlank(quote.clause)) return 'Приведите слова документа';
  return undefined;
}

/** Words on their way to the server: kept until they have arrived, and never sent twice. */
export function useComposer({ draft: name, initial = NOTHING, begun = '', onSend }: ComposerOptions) {
  const user = useSessionUser();
  const [composed, setComposed] = useState(() => beginning(initial, begun));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isTouched = composed.text !== initial.text || composed.quote !== initial.quote;
  const isEmpty = composed.text.trim() === '' && composed.quote === null;
  const draft = useDraft<Composed>({
    userId: user.id,
    document: name,
    version: 1,
    content: isTouched && !isEmpty ? composed : null,
    onResume: (found) => {
      setComposed(found.content);
    },
  });

  // One's own words are no question: they stand where they were left.
  const takeBack = useEffectEvent(() => {
    if (draft.found === null || isTouched) return;
    setComposed(draft.found.content);
    draft.accept();
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      takeBack();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [draft.found]);

  const sent = wireText(composed.text, composed.called);
  const left = MAX_COMMENT - sent.length;
  const change = (patch: Partial<Composed>) => {
    const next = { ...composed, ...patch };
    setComposed(next);
    if (next.text.trim() === '' && next.quote === null) draft.clear();
  };
  const forget = () => {
    draft.clear();
    setComposed({ ...NOTHING, key: newId() });
    setRefusal(null);
  };
  const obstacle = obstacleOf(sent, composed.quote);
  const send = async (): Promise<boolean> => {
    if (busy || obstacle !== undefined) return false;
    setBusy(true);
    setRefusal(null);
    const words = composed;
    try {
      await onSend({ body: sent, quote: sentQuote(words.quote), key: words.key });
      draft.clear();
      // What was typed meanwhile stays, as words of its own.
      setComposed((now) =>
        now.text === words.text ? { ...NOTHING, key: newId() } : { ...now, key: newId() },
      );
      return true;
    } catch (error) {
      const { message, errors } = errorOf(error);
      setRefusal(Object.values(errors)[0]?.[0] ?? message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    composed,
    change,
    send,
    forget,
    busy,
    refusal,
    obstacle,
    left,
    isTouched: isTouched && !isEmpty,
    isKept: draft.savedAt !== null,
    isUnkept: draft.failed,
  };
}
