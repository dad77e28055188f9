import { useState } from 'react';
import { useNavigate } from 'shared/area';
import type { KeptRecord } from 'shared/contract/archive/destruction-act';
import type { Keeping } from 'shared/contract/archive/destruction-act.labels';
import { SelectField } from 'shared/form';
import { useQuery } from 'shared/query';
import { Button, EmptyState, Pager, SearchInput, Skeleton } from 'shared/ui';

import { paths } from '../paths';
import { ActDialog } from './act.dialog';
import { ArchiveFailure } from './archive-failure';
import { EMPTY, recordsText } from './archive.labels';
import classes from './archive.module.css';
import { keptQuery } from './archive.queries';
import { KeptTable, keyOf } from './kept-table';

/** What is kept, of one term of keeping; of what is past it an act may be prepared here. */
export function KeptTab({ keeping }: { keeping: Keeping }) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, KeptRecord>>(new Map());
  const kept = useQuery(keptQuery({ keeping, search: search.trim(), kind, page }));
  const choose = (record: KeptRecord, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      if (isChosen) after.set(keyOf(record), record);
      else after.delete(keyOf(record));
      return after;
    });
  };
  const kinds = kept.data?.kinds ?? [];
  const others = new Set(kinds.filter((one) => one.can_prepare === false).map(({ name }) => name));
  const mayPrepare = keeping === 'past' && kept.data?.can.prepare === true && !others.has(kind);
  return (
    <>
      <div className={classes.tools}>
        <SearchInput
          label="Найти в архиве"
          placeholder="Номер, название, контрагент"
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <KindFilter
          kinds={kinds}
          kind={kind}
          onKind={(name) => {
            setKind(name);
            setPage(1);
          }}
        />
        {mayPrepare && (
          <PrepareAct
            chosen={[...chosen.values()]}
            onForget={() => {
              setChosen(new Map());
            }}
          />
        )}
      </div>
      {kept.data === undefined && kept.isPending && <Skeleton width="100%" height={320} />}
      {kept.data === undefined && kept.isError && (
        <ArchiveFailure error={kept.error} onRetry={() => void kept.refetch()} />
      )}
      {kept.data?.data.length === 0 && (
        <EmptyState title={search.trim() === '' && kind === '' ? EMPTY[keeping] : 'Ничего не найдено'} />
      )}
      {kept.data !== undefined && kept.data.data.length > 0 && (
        <div aria-busy={kept.isPlaceholderData}>
          <KeptTable
            records={kept.data.data}
            choosing={mayPrepare ? { chosen: new Set(chosen.keys()), onChoose: choose, others } : undefined}
          />
          {kept.data.meta.last_page > 1 && (
            <Pager page={page} lastPage={kept.data.meta.last_page} onPage={setPage} />
          )}
        </div>
      )}
    </>
  );
}

/** Which kind of documents is shown; nothing to choose where there is one. */
function KindFilter({
  kinds,
  kind,
  onKind,
}: {
  kinds: readonly { name: string; title: string }[];
  kind: string;
  onKind: (name: string) => void;
}) {
  if (kinds.length < 2) return null;
  const options = [{ value: '', label: 'Все виды' }].concat(
    kinds.map(({ name, title }) => ({ value: name, label: title })),
  );
  return (
    <div className={classes.kinds}>
      <SelectField
        label="Вид документов"
        labelHidden
        options={options}
        value={kind}
        onChange={(name) => {
          onKind(name ?? '');
        }}
      />
    </div>
  );
}

function PrepareAct({ chosen, onForget }: { chosen: readonly KeptRecord[]; onForget: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <div className={classes.prepare} aria-live="polite">
      {chosen.length > 0 && (
        <>
          <span>{`Выбрано: ${recordsText(chosen.length)}`}</span>
          <Button variant="ghost" size="sm" onClick={onForget}>
            Снять выбор
          </Button>
        </>
      )}
      <Button
        variant="primary"
        disabledReason={chosen.length === 0 ? 'Отметьте документы, которые уничтожаются' : undefined}
        onClick={() => {
          setOpen(true);
        }}
      >
        Составить акт
      </Button>
      {isOpen && (
        <ActDialog
          records={chosen}
          onDone={(act) => {
            void navigate(paths.destructionAct(act.id));
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
