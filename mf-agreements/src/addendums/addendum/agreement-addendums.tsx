import { IconFilePlus } from '@tabler/icons-react';
import type { AddendumRow } from 'shared/contract/addendum/addendum';
import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { formatDate } from 'shared/format';
import { errorOf } from 'shared/http';
import { listQuery, useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import {
  Badge,
  Button,
  EmptyState,
  KeyValue,
  LinkButton,
  Section,
  Skeleton,
  StatusMark,
  TextLink,
} from 'shared/ui';

import { paths } from '../../paths';
import { addendumStatusLook } from '../../agreement/addendum-status-look';
import { addendumName, kindsText } from './addendum.labels';
import { RETROACTIVE } from './effective-from';

/** As many are shown; the register has the others. */
const SHOWN = 50;

/** The addenda of an agreement, the newest first, and the way to make one more; said to whom they are closed. */
export function AgreementAddendums({ agreement }: { agreement: Agreement }) {
  const mayRead = usePermission('Просмотр дополнительных соглашений');
  if (!mayRead) return <EmptyState title="Дополнительные соглашения: нет права на просмотр" />;
  return <AddendumsSection agreement={agreement} />;
}

function AddendumsSection({ agreement }: { agreement: Agreement }) {
  const mayCreate = usePermission('Создание дополнительных соглашений');
  // The file of an agreement is whole: what has been put away stands in it too.
  const search = `filter[agreement_id][]=${String(agreement.id)}&filter[archived]=all&sort=-addendum_date`;
  const list = useQuery(
    listQuery<AddendumRow>({ resource: 'addendums', search: `${search}&per_page=${String(SHOWN)}` }),
  );
  const isOpen = mayCreate && PARENT_STATES.includes(agreement.status) && agreement.archived_at === null;
  return (
    <Section
      title="Дополнительные соглашения"
      action={
        isOpen && (
          <LinkButton
            size="sm"
            icon={<IconFilePlus size={16} stroke={1.75} />}
            to={paths.addendumCreate(agreement.id)}
          >
            Создать соглашение
          </LinkButton>
        )
      }
    >
      {list.isPending && <Skeleton width="60%" height={14} />}
      {list.isError && (
        <EmptyState
          title="Соглашения не загрузились"
          text={errorOf(list.error).message}
          actions={<Button onClick={() => void list.refetch()}>Повторить</Button>}
        />
      )}
      {list.data?.data.length === 0 && <EmptyState title="Соглашений к договору ещё нет" />}
      {list.data !== undefined && list.data.data.length > 0 && <Rows rows={list.data.data} />}
      {(list.data?.meta.total ?? 0) > SHOWN && (
        <TextLink to={paths.addendums(search)} data-alone>
          Все соглашения к договору
        </TextLink>
      )}
    </Section>
  );
}

const noteOf = ({ addendum_date: dated, kinds }: AddendumRow) =>
  [...(dated === null ? [] : [`от\u00A0${formatDate(dated)}`]), kindsText(kinds)].join(' · ');

function Rows({ rows }: { rows: readonly AddendumRow[] }) {
  return (
    <KeyValue
      items={rows.map((row) => ({
        label: addendumName(row),
        value: (
          <>
            <TextLink to={paths.addendum(row.id)}>{row.title}</TextLink>{' '}
            <StatusMark {...addendumStatusLook(row.status)} />
            {row.is_retroactive === true && <Badge tone="orange">{RETROACTIVE}</Badge>}
            {row.archived_at !== null && <Badge>В архиве</Badge>}
          </>
        ),
        note: noteOf(row),
        full: true,
      }))}
    />
  );
}
