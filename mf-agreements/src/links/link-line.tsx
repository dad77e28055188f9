import { IconDots } from '@tabler/icons-react';
import { useAlerts } from 'shared/alerts';
import type { DocumentLink } from 'shared/contract/link/agreement-link';
import { formatDate, tiedName } from 'shared/format';
import { IconButton, Menu, TextLink } from 'shared/ui';

import classes from './links.module.css';
import { useCreateLink, useDeleteLink } from './links.mutations';

/** Where the document stands: in its own states, or past them. */
function State({ document }: Pick<DocumentLink, 'document'>) {
  if (document.is_destroyed) return <span className={classes.gone}>Уничтожен по акту</span>;
  const words = document.is_archived ? `${document.status_label}, в архиве` : document.status_label;
  return words;
}

interface LinkLineProps {
  link: DocumentLink;
  /** The agreement the link is drawn from. */
  agreementId: number;
  onEdit: () => void;
}

function LinkMenu({ link, agreementId, onEdit }: LinkLineProps) {
  const alerts = useAlerts();
  const removal = useDeleteLink();
  const adding = useCreateLink();
  const { document, direction } = link;
  const label = `Действия: ${document.name}`;
  const again = () => {
    const body = { kind: link.kind, document_type: document.type, document_id: document.id };
    adding.mutateAsync({ agreementId, body }).catch(alerts.failure);
  };
  const remove = () => {
    // A live event may take the line from the screen before the answer has come.
    removal.mutateAsync({ agreementId, id: link.id }).then(() => {
      // At the other end the document of the line is the agreement itself.
      alerts.success('Связь удалена', direction === 'out' ? again : undefined);
    }, alerts.failure);
  };
  return (
    <Menu
      label={label}
      entries={[
        { label: 'Изменить вид связи', onSelect: onEdit },
        { label: 'Удалить связь', danger: true, onSelect: remove },
      ]}
      trigger={(trigger) => (
        <IconButton {...trigger} size="sm" label={label} icon={<IconDots size={16} stroke={1.75} />} />
      )}
    />
  );
}

/** One document that the record is connected with: what it is to it, its name, and where it stands. */
export function LinkLine(props: LinkLineProps) {
  const { link } = props;
  const { document, label, can } = link;
  const name = tiedName(document.name);
  const since = document.date === null ? '' : ` от\u00A0${formatDate(document.date)}`;
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <span className={classes.kind}>{label}</span>
        <span>
          {document.url === null ? name : <TextLink to={document.url}>{name}</TextLink>}
          {since}
        </span>
        <span className={classes.about}>{document.title}</span>
        <span className={classes.state}>
          {document.counterparty_name !== null && `${document.counterparty_name} · `}
          <State document={document} />
        </span>
      </div>
      {can.edit && <LinkMenu {...props} />}
    </li>
  );
}
