import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AreaBlockProps } from 'shared/area';
import type { DocumentLink } from 'shared/contract/link/agreement-link';
import { historyKey } from 'shared/document';
import { errorOf } from 'shared/http';
import { useQuery, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { Button, IconButton, Section } from 'shared/ui';

import { recordResource } from '../agreement/record-resource';
import { AddLinkDialog, LinkKindDialog } from './link.dialog';
import { LinkLine } from './link-line';
import classes from './links.module.css';
import { linksQuery } from './links.queries';

/** Documents the record is connected with, beside its card; of one that has none only who may add the first. */
export default function LinksRail({ kind, record: { id } }: AreaBlockProps) {
  const client = useQueryClient();
  const resource = recordResource(kind);
  const { data, error, refetch } = useQuery(linksQuery({ resource, id }));
  const [open, setOpen] = useState<'add' | DocumentLink | null>(null);
  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    const isAbout = (type: string, of: number) => event.entity === type && event.id === of;
    const isShown = data?.data.some(({ document }) => isAbout(document.type, document.id)) ?? false;
    if (isShown || isAbout(kind, id)) void refetch();
    // A link raises no version: the card takes one's own for known.
    if (isAbout(kind, id)) void client.invalidateQueries({ queryKey: historyKey({ resource, id }) });
  });
  if (data === undefined)
    return error === null ? null : <Failed error={error} onRetry={() => void refetch()} />;
  const { data: links, can, kinds } = data;
  if (links.length === 0 && !can.add) return null;
  const close = () => {
    setOpen(null);
  };
  const agreementOf = (link: DocumentLink) => (link.direction === 'out' ? id : link.document.id);
  return (
    <Section
      title="Связанные документы"
      inset="rail"
      action={
        can.add && (
          <IconButton
            size="sm"
            label="Связать с документом"
            icon={<IconPlus size={16} stroke={1.75} />}
            onClick={() => {
              setOpen('add');
            }}
          />
        )
      }
    >
      {links.length === 0 ? (
        <p className={classes.quiet} data-screen>
          Основание, приложения и договоры, которые этот отменяет или продолжает.
        </p>
      ) : (
        <ul className={classes.list}>
          {links.map((link) => (
            <LinkLine
              key={link.id}
              link={link}
              agreementId={agreementOf(link)}
              onEdit={() => {
                setOpen(link);
              }}
            />
          ))}
        </ul>
      )}
      {open === 'add' && <AddLinkDialog agreementId={id} {...{ kinds, links }} onClose={close} />}
      {open !== null && open !== 'add' && (
        <LinkKindDialog
          agreementId={agreementOf(open)}
          // As it is by now: a change made meanwhile is told once, and the next press is over it.
          link={links.find((link) => link.id === open.id) ?? open}
          onClose={close}
        />
      )}
    </Section>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Section title="Связанные документы" inset="rail">
      <p className={classes.quiet}>
        {`${errorOf(error).message} `}
        <Button size="sm" variant="ghost" onClick={onRetry}>
          Повторить
        </Button>
      </p>
    </Section>
  );
}
