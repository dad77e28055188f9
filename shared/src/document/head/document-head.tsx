import type { ReactNode } from 'react';

import { formatDate } from '../../format/format';
import { Badge, Facts, type KeyValueItem } from '../../ui/ui';
import { FoldedText } from '../folded-text';
import classes from './document-head.module.css';

export interface DocumentHeadProps {
  /** Kind, number and date: «Договор № 112/2026-П от 17.11.2026». */
  eyebrow: ReactNode;
  title: string;
  /** A face beside the words, where the record is a person. */
  picture?: ReactNode;
  /** The status pill and what belongs beside it. */
  status: ReactNode;
  /** Why the document is in this state, since when, by whom. */
  reason?: ReactNode;
  /** Whether the document lies in the archive: said behind its state, whose date is not that of the archive. */
  archive?: ArchivePlace;
  actions?: ReactNode;
  /** Sum, counterparty, term, responsible. */
  facts: readonly KeyValueItem[];
}

export interface ArchivePlace {
  document: { archived_at: string | null; destroyed_at?: string | null | undefined };
  /** «Уничтожено по акту», in the gender of the document. */
  destroyed: string;
}

function ArchiveMark({ document, destroyed }: ArchivePlace) {
  const { archived_at: since, destroyed_at: end } = document;
  if (since === null) return null;
  return <Badge>{end == null ? `В архиве с\u00A0${formatDate(since)}` : destroyed}</Badge>;
}

/** Longer words of a reason would push what is read first out of the window. */
const LONG_REASON = 300;

/** Why the document is in its state: of many words the beginning, and the rest when it is asked for. */
function Reason({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || children.length <= LONG_REASON)
    return <span className={classes.reason}>{children}</span>;
  return (
    <div className={classes.reason}>
      <FoldedText brief pieces={[children]} />
    </div>
  );
}

/** The head of a document's card: what is read first. */
export function DocumentHead(props: DocumentHeadProps) {
  const { eyebrow, title, picture, status, reason, archive, actions, facts } = props;
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
        <div className={classes.words}>
          <div className={classes.eyebrow}>{eyebrow}</div>
          <h1 className={classes.title}>{title}</h1>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      </div>
      <div className={classes.status}>
        {status}
        {reason !== undefined && <Reason>{reason}</Reason>}
        {archive !== undefined && <ArchiveMark {...archive} />}
      </div>
      <div className={classes.facts}>
        <Facts items={facts} />
      </div>
    </div>
  );
}
