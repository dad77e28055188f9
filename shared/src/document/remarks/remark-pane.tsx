import { useEffect, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { Quote } from '../../contract/comment/quote';
import { Segmented } from '../../ui/ui';
import { CommentComposer } from '../comments/writing/comment-composer';
import { useCommentDeeds } from '../comments/comments.mutations';
import { useAttaching } from '../comments/use-attaching';
import type { RemarkProps } from '../files/preview/remarking';
import { DecisionRemark, type WrittenRemark } from './decision-remark';
import type { PlacedRemark } from './placed-remark';
import classes from './remark-pane.module.css';

export interface RemarkPaneProps extends RemarkProps {
  /** Present where the reader decides on the document: the remark may go with the decision. */
  onDecide?: (remark: PlacedRemark) => void;
}

function quoteOf({ file, words }: RemarkProps): Quote {
  const { text, prefix, suffix } = words;
  const place = {
    version_id: file.id,
    file_name: file.name,
    file_version: file.version ?? 1,
    prefix,
    suffix,
  };
  return { text, clause: null, place: { ...place, is_checked: true } };
}

/** Each place has a draft of its own: what was begun about one clause must not be said of another. */
const draftOf = ({ of, file, words }: RemarkProps) =>
  `comment:${of.type}:${String(of.id)}:place:${String(file.id)}:${words.prefix.slice(-20)}${words.text}`;

interface ForDiscussionProps extends RemarkProps {
  written: WrittenRemark;
  onWritten: (isWritten: boolean) => void;
}

function ForDiscussion({ written, onWritten, ...props }: ForDiscussionProps) {
  const { of, onClose } = props;
  const alerts = useAlerts();
  const deeds = useCommentDeeds(of);
  const attach = useAttaching(of);
  const [initial] = useState(() => {
    const clause = written.clause.trim() === '' ? null : written.clause;
    return { text: '', called: [], quote: { ...quoteOf(props), clause } };
  });
  const [begun] = useState(written.text);
  return (
    <CommentComposer
      of={of}
      draft={draftOf(props)}
      initial={initial}
      begun={begun}
      label="Замечание"
      placeholder="Что не так с этим местом; @ зовёт сотрудника"
      sendLabel="Отправить"
      onWritten={onWritten}
      onSend={async (input, files) => {
        const said = await deeds.add.mutateAsync({ ...input, parentId: null });
        attach(said.id, files);
        alerts.success('Замечание добавлено в обсуждение');
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

const PLACES = [
  { value: 'decision', label: 'К моему решению' },
  { value: 'discussion', label: 'В обсуждение' },
] as const;

const isSaid = ({ text, clause }: WrittenRemark) => text.trim() !== '' || clause.trim() !== '';

const LOST = 'Набранное замечание будет потеряно.';
/** The discussion keeps its words as a draft of the place. */
const LEFT = 'Замечание не отправлено в обсуждение. Текст вернётся, если снова выделить те же слова.';

/** A remark on marked words, written beside the text they stand in: a comment, or a part of the reader's decision. */
export default function RemarkPane({ onDecide, ...remark }: RemarkPaneProps) {
  const [where, setWhere] = useState<(typeof PLACES)[number]['value']>('decision');
  const [written, setWritten] = useState<WrittenRemark>({ text: '', clause: '' });
  const [isDiscussed, setDiscussed] = useState(onDecide === undefined);
  const [isForDiscussion, setForDiscussion] = useState(false);
  const { onClose, onLoss } = remark;
  const lost = isSaid(written) ? LOST : null;
  const left = isForDiscussion ? LEFT : null;
  const loss = where === 'discussion' ? (left ?? lost) : (lost ?? left);
  useEffect(() => {
    onLoss?.(loss);
    return () => onLoss?.(null);
  }, [loss, onLoss]);
  // What was begun for either place stays while the other is looked at; the discussion begins with what was written.
  return (
    <section className={classes.pane} aria-label="Замечание к этому месту">
      {onDecide !== undefined && (
        <>
          <div className={classes.where}>
            <Segmented
              label="Куда замечание"
              options={PLACES}
              value={where}
              onChange={(chosen) => {
                setWhere(chosen);
                if (chosen === 'discussion') setDiscussed(true);
              }}
            />
          </div>
          <div hidden={where !== 'decision'}>
            <DecisionRemark
              quote={quoteOf(remark)}
              written={written}
              onWrite={setWritten}
              onAdd={(placed) => {
                onDecide(placed);
                onClose();
              }}
              onCancel={onClose}
            />
          </div>
        </>
      )}
      {isDiscussed && (
        <div hidden={onDecide !== undefined && where !== 'discussion'}>
          <ForDiscussion {...remark} written={written} onWritten={setForDiscussion} />
        </div>
      )}
    </section>
  );
}
