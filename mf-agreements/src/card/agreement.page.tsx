import { usePageTitle, useParams, useSearchParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import { DocumentHistory, DocumentLayout, recentHistoryQuery, useLiveRecord } from 'shared/document';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { Tabs, useMediaPhone } from 'shared/ui';

import { agreementQuery } from '../api/agreement.queries';
import { CardActions, CardDialogs } from './card-actions';
import { CardBar } from './card-bar';
import { CardHead } from './card-head';
import { CardRail } from './card-rail';
import { CardFailure, CardSkeleton } from './card-states';
import { agreementName } from './card.labels';
import { FilesTab } from './files-tab';
import { ItemsTab } from './items-tab';
import { MainTab } from './main-tab';
import { useCardActions } from './use-card-actions';

const TABS = ['main', 'items', 'files', 'history'] as const;
type CardTab = (typeof TABS)[number];

/** The card of an agreement. */
export default function AgreementPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(agreementQuery(id));
  usePageTitle(data === undefined ? null : `${agreementName(data)} ${data.title}`);
  if (isPending) return <CardSkeleton />;
  // A card that was deleted or closed to the reader while it was open is not shown any longer; a failed refresh is.
  if (data !== undefined && !isRefusal(error)) return <AgreementCard agreement={data} />;
  return <CardFailure error={error} onRetry={() => void refetch()} />;
}

function isRefusal(error: unknown): boolean {
  const status = error === null ? null : errorOf(error).status;
  return status === 404 || status === 403;
}

function AgreementCard({ agreement }: { agreement: Agreement }) {
  const [search] = useSearchParams();
  const user = useSessionUser();
  const phone = useMediaPhone();
  const actions = useCardActions(agreement);
  const history = useQuery(recentHistoryQuery({ resource: 'agreements', id: agreement.id }));
  const foreign = useLiveRecord({
    entity: 'agreement',
    resource: 'agreements',
    id: agreement.id,
    lockVersion: agreement.lock_version,
    userId: user.id,
  });

  const list = search.get('list') ?? '';
  const tab: CardTab = TABS.find((one) => one === search.get('tab')) ?? 'main';
  const tabTo = (name: string) => {
    const next = new URLSearchParams(search);
    if (name === 'main') next.delete('tab');
    else next.set('tab', name);
    return { search: next.toString() };
  };
  const tabHref = (name: string) => `?${tabTo(name).search}`;
  const latest = history.data?.[0];
  const news = foreign > 0 && latest !== undefined && latest.actor_id !== user.id ? latest : null;
  const buttons = (place: 'head' | 'phone') => (
    <CardActions agreement={agreement} actions={actions} list={list} place={place} />
  );
  return (
    <>
      <CardBar agreement={agreement} list={list} tab={tab} news={news} />
      <DocumentLayout
        head={<CardHead agreement={agreement} actions={phone ? undefined : buttons('head')} />}
        tabs={
          <Tabs
            label="Разделы договора"
            active={tab}
            items={[
              { id: 'main', label: 'Основное', to: tabHref('main') },
              { id: 'items', label: 'Спецификация', count: agreement.items.length, to: tabHref('items') },
              { id: 'files', label: 'Файлы и версии', count: agreement.files_count, to: tabHref('files') },
              { id: 'history', label: 'История', to: tabHref('history') },
            ]}
          />
        }
        rail={<CardRail agreement={agreement} history={history.data} historyTo={tabTo('history')} />}
        phoneBar={phone ? buttons('phone') : undefined}
      >
        {tab === 'main' && <MainTab agreement={agreement} tabTo={tabTo} />}
        {tab === 'items' && <ItemsTab agreement={agreement} />}
        {tab === 'files' && <FilesTab agreement={agreement} />}
        {tab === 'history' && <DocumentHistory owner={{ resource: 'agreements', id: agreement.id }} />}
      </DocumentLayout>
      <CardDialogs agreement={agreement} actions={actions} />
    </>
  );
}
