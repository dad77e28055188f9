import { usePageTitle, useSearchParams } from 'shared/area';
import { Tabs } from 'shared/ui';

import { PageFrame } from '../page/page-frame';
import { paths } from '../paths';
import { ActsTab } from './acts-tab';
import { ARCHIVE_TABS, type ArchiveTab } from './archive.labels';
import { KeptTab } from './kept-tab';

const TABS = Object.keys(ARCHIVE_TABS) as ArchiveTab[];

/** The archive: what is kept and until when, what is to be destroyed, and the acts by which it is. */
export default function ArchivePage() {
  usePageTitle('Архив');
  const [params] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'past';
  return (
    <PageFrame title="Архив" isPrinted>
      <Tabs
        label="Разделы архива"
        items={TABS.map((id) => ({ id, label: ARCHIVE_TABS[id], to: paths.archive(id) }))}
        active={tab}
        inset="none"
      />
      {tab === 'acts' ? <ActsTab /> : <KeptTab key={tab} keeping={tab} />}
    </PageFrame>
  );
}
