import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { CommentComposer } from '../comments/writing/comment-composer';
import type { Composed } from '../comments/writing/use-composer';
import { useCommentDeeds } from '../comments/comments.mutations';
import { useAttaching } from '../comments/use-attaching';
import type { RemarkProps } from '../files/preview/remarking';
import classes from './remark-pane.module.css';

function quoteOf({ file, words }: RemarkProps): NonNullable<Composed['quote']> {
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

/** A comment on marked words, written beside the text they stand in. */
export default function RemarkPane(props: RemarkProps) {
  const { of, onClose } = props;
  const alerts = useAlerts();
  const deeds = useCommentDeeds(of);
  const attach = useAttaching(of);
  const [initial] = useState(() => ({ text: '', called: [], quote: quoteOf(props) }));
  return (
    <section className={classes.pane} aria-label="Замечание к этому месту">
      <CommentComposer
        of={of}
        draft={draftOf(props)}
        initial={initial}
        label="Замечание"
        placeholder="Что не так с этим местом; @ зовёт сотрудника"
        sendLabel="Отправить"
        onSend={async (input, files) => {
          const said = await deeds.add.mutateAsync({ ...input, parentId: null });
          attach(said.id, files);
          alerts.success('Замечание добавлено в обсуждение');
          onClose();
        }}
        onCancel={onClose}
      />
    </section>
  );
}
