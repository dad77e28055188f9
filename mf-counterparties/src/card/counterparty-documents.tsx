import type { PermissionLabel } from 'shared/contract/access/permissions';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { ListOf } from 'shared/contract/list/paging';
import { LineTable, type LineColumn } from 'shared/document';
import { formatNumber } from 'shared/format';
import { listQuery, useQuery } from 'shared/query';
import { Button, EmptyState, Section, Skeleton, TextLink } from 'shared/ui';

import classes from './documents.module.css';
import { GoneToHeir } from './gone-to-heir';

export interface DocumentsOf<Row extends { id: number }> {
  title: string;
  resource: string;
  /** Sorting of the list, the newest first. */
  sort: string;
  /** Address of the register; its conditions come behind it. */
  register: string;
  hrefOf: (row: Row) => string;
  /** The condition that finds what an own organisation takes part in. */
  ofOwn: 'party_id' | 'organization_id';
  /** What the link of a row says: the number. */
  nameOf: (row: Row) => string;
  /** What stands behind the number, as the counterparty sees it whose card it is. */
  columnsFor: (party: { id: number }) => readonly LineColumn<Row>[];
  emptyText: string;
  /** When one will stand here. */
  emptyHint: string;
  /** The same in the card of an own organisation. */
  ownEmptyHint: string;
  /** Without it the card has no tab of them. */
  permission: PermissionLabel;
}

const SHOWN = 50;

/** The newest documents of one kind with the counterparty, and the way to all of them in their register. */
export function CounterpartyDocuments<Row extends { id: number }>({
  documents,
  party,
}: {
  documents: DocumentsOf<Row>;
  party: Pick<Counterparty, 'id' | 'is_own' | 'merged_into'>;
}) {
  const condition = `filter[${party.is_own ? documents.ofOwn : 'counterparty_id'}]`;
  const query = listQuery<Row>({
    resource: documents.resource,
    defaults: { [condition]: String(party.id), sort: documents.sort, per_page: String(SHOWN) },
  });
  const heir = party.merged_into;
  const { data, error, refetch } = useQuery({
    ...query,
    // What stood here before is of another kind or of another counterparty: it is no row of this table.
    placeholderData: undefined,
    enabled: heir === null,
  });
  // By its number the register finds what the other has, which is no document of this record.
  if (heir !== null) return <GoneToHeir heir={heir} />;
  if (data !== undefined) {
    const whole = `${documents.register}?${condition}=${String(party.id)}`;
    return <Rows documents={documents} list={data} whole={whole} party={party} />;
  }
  if (error === null) return <Skeleton height={120} />;
  return (
    <EmptyState
      title={`${documents.title}: список не загрузился`}
      actions={<Button onClick={() => void refetch()}>Повторить</Button>}
    />
  );
}

function Rows<Row extends { id: number }>(props: {
  documents: DocumentsOf<Row>;
  list: ListOf<Row>;
  whole: string;
  party: Pick<Counterparty, 'id' | 'is_own'>;
}) {
  const { documents, list, whole, party } = props;
  const { title, columnsFor, hrefOf, nameOf } = documents;
  if (list.data.length === 0) {
    const hint = party.is_own ? documents.ownEmptyHint : documents.emptyHint;
    return <EmptyState title={documents.emptyText} text={hint} />;
  }
  const { total } = list.meta;
  const columns: LineColumn<Row>[] = [
    {
      id: 'number',
      title: 'Номер',
      heading: true,
      cell: (row) => (
        <TextLink to={hrefOf(row)} data-alone>
          {nameOf(row)}
        </TextLink>
      ),
    },
    ...columnsFor(party),
  ];
  return (
    <Section
      title={title}
      note={total > SHOWN ? `${String(SHOWN)} из ${formatNumber(total)}` : formatNumber(total)}
      action={
        <TextLink to={whole} data-alone>
          Открыть в реестре
        </TextLink>
      }
    >
      <LineTable columns={columns} rows={list.data} rowKey={({ id }) => id} className={classes.documents} />
    </Section>
  );
}
