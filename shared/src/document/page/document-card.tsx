import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { SessionUser } from '../../contract/session/session';
import { holdsPermissions, useSessionUser } from '../../session/session';
import { Tabs, type TabItem } from '../../ui/ui';
import { CommentsTab } from '../comments/comments-tab';
import { useDiscussionSize } from '../comments/use-discussion-size';
import { DocumentHead } from '../head/document-head';
import { DocumentLayout } from '../head/document-layout';
import { DocumentHistory } from '../history/document-history';
import { Remarkable } from '../remarks/remarkable';
import type { DocumentRecord } from '../record';
import { useDocumentSlots } from '../slots/document-slots';
import { SlotPlace } from '../slots/slot-place';
import { DocumentBar, DocumentWalk } from './document-bar';
import type { DocumentDefinition, DocumentTab, TabContext } from './document-definition';
import classes from './document-page.module.css';
import { DocumentRail } from './document-rail';
import { nounTexts } from './noun.labels';
import { useDocumentNews } from './use-document-news';
import { useDocumentTabs, type DocumentTabs } from './use-document-tabs';

export interface DocumentCardProps<Rec extends DocumentRecord> {
  record: Rec;
  definition: DocumentDefinition<Rec>;
  /** Buttons of the head. */
  actions?: ReactNode;
  /** The decisions at the bottom edge of a phone. */
  phoneBar?: ReactNode;
  /** Begins an action of the record that a tab offers. */
  begin?: TabContext['begin'];
}

/** The tabs of the kind, its history, and what other areas put in. */
function tabsOf<Rec extends DocumentRecord>(
  record: Rec,
  definition: DocumentDefinition<Rec>,
  {
    foreign,
    size,
    reader,
  }: { foreign: ReturnType<typeof useDocumentSlots>['tabs']; size: number; reader: SessionUser },
): DocumentTab<Rec>[] {
  const { resource, history, comments, kind } = definition;
  const own = definition.tabs.filter(
    ({ isShown, permission }) =>
      (isShown?.(record) ?? true) && (permission === undefined || holdsPermissions(reader, permission)),
  );
  if (comments === true) {
    own.push({
      id: 'comments',
      label: 'Обсуждение',
      count: () => size,
      render: ({ id, destroyed_at: destroyedAt }) => (
        <Remarkable>
          <CommentsTab key={id} of={{ type: kind, id, isDestroyed: destroyedAt != null }} />
        </Remarkable>
      ),
    });
  }
  if (history === true) {
    own.push({
      id: 'history',
      label: 'История',
      render: (record) => <DocumentHistory owner={{ resource, id: record.id, kind }} />,
    });
  }
  const named = new Set([...definition.tabs, ...own].map(({ id }) => id));
  const others = foreign
    .filter(({ id }) => !named.has(id))
    .map((entry): DocumentTab<Rec> => {
      const { id, label, count } = entry;
      return {
        id,
        label,
        count: count === undefined ? undefined : () => count,
        render: () => <SlotPlace key={id} entry={entry} />,
      };
    });
  return [...own, ...others];
}

function CardTabs<Rec>(props: {
  record: Rec;
  label: string;
  tabs: readonly DocumentTab<Rec>[];
  place: DocumentTabs;
}) {
  const { record, label, tabs, place } = props;
  const items: TabItem[] = tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    count: tab.count?.(record),
    to: place.href(tab.id),
  }));
  return <Tabs label={label} active={place.active} items={items} />;
}

/** The card of one record: its head, its tabs and what stands beside them. */
export function DocumentCard<Rec extends DocumentRecord>(props: DocumentCardProps<Rec>) {
  const { record, definition, actions, phoneBar, begin } = props;
  const { resource, paths, walk, rail } = definition;
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  const size = useDiscussionSize({ type: definition.kind, id: record.id }, definition.comments === true) ?? 0;
  const slots = useDocumentSlots(definition.kind, record);
  const reader = useSessionUser();
  const tabs = tabsOf(record, definition, { foreign: slots.tabs, size, reader });
  const place = useDocumentTabs(tabs.map((tab) => tab.id));
  const { history, news } = useDocumentNews(record, definition);
  const texts = nounTexts(definition.noun);
  const hrefOf = (id: number) => {
    const href = paths.card(id, list);
    return place.carried === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${place.carried}`;
  };
  const shown = tabs.find((tab) => tab.id === place.active);
  const head = <DocumentHead {...definition.head(record)} actions={actions} />;
  const body = shown?.render(record, { tabTo: place.to, begin });
  const isAlone = rail === undefined && definition.aside === undefined && slots.rail.length === 0;
  const beside = slots.rail.map((entry) => <SlotPlace key={entry.id} entry={entry} />);
  return (
    <>
      <DocumentBar
        name={definition.name(record)}
        register={definition.register(record)}
        toList={texts.toList}
        list={list}
        news={news}
      >
        {slots.header.map((entry) => (
          <SlotPlace key={entry.id} entry={entry} />
        ))}
        {walk !== undefined && (
          <DocumentWalk {...{ resource, list, hrefOf }} id={record.id} defaults={walk.defaults} />
        )}
      </DocumentBar>
      {tabs.length === 1 && isAlone ? (
        <div className={classes.plain}>
          {head}
          {body}
        </div>
      ) : (
        <DocumentLayout
          head={head}
          tabs={<CardTabs record={record} label={texts.parts} tabs={tabs} place={place} />}
          rail={
            <>
              {rail !== undefined && (
                <DocumentRail
                  record={record}
                  definition={rail}
                  history={history}
                  historyTo={place.to('history')}
                />
              )}
              {definition.aside?.(record)}
              {beside}
            </>
          }
          leadsByRail={rail !== undefined}
          phoneBar={phoneBar}
        >
          {body}
        </DocumentLayout>
      )}
    </>
  );
}
