import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, usePageTitle } from 'shared/area';
import type { DestructionAct } from 'shared/contract/archive/destruction-act';
import { DESTRUCTION_ACT_KIND } from 'shared/contract/archive/destruction-act-kind';
import { type ActAction, DESTRUCTION_ACT_WORKFLOW } from 'shared/contract/archive/destruction-act.workflow';
import { useLiveRecord } from 'shared/document';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { Breadcrumbs, Button, EmptyState, LinkButton, Loader, StatusPill, Strip } from 'shared/ui';

import { PageFrame } from '../page/page-frame';
import { paths } from '../paths';
import { ActActionDialog } from './act-action.dialog';
import { ActPaper } from './act-paper';
import { ActDialog } from './act.dialog';
import { actLook, actTitle } from './archive.labels';
import classes from './archive.module.css';
import { actQuery } from './archive.queries';
import { KeptTable } from './kept-table';

const { actions: ACTIONS } = DESTRUCTION_ACT_WORKFLOW;
type Open = ActAction | 'edit';

function Tools({ act, onOpen }: { act: DestructionAct; onOpen: (open: Open) => void }) {
  const button = (name: ActAction) => {
    const definition = ACTIONS[name];
    const isNext = definition.next?.includes(act.status) === true;
    return (
      <Button
        key={name}
        variant={definition.ending ? 'danger' : isNext ? 'primary' : undefined}
        onClick={() => {
          onOpen(name);
        }}
      >
        {definition.label}
      </Button>
    );
  };
  return (
    <div className={classes.actions}>
      <Button
        icon={<IconPrinter size={16} stroke={1.75} />}
        onClick={() => {
          window.print();
        }}
      >
        Печать
      </Button>
      {act.can.edit && (
        <Button
          onClick={() => {
            onOpen('edit');
          }}
        >
          Изменить
        </Button>
      )}
      {act.available_actions.map(button)}
    </div>
  );
}

function Notes({ act }: { act: DestructionAct }) {
  const isOpen = act.status !== 'executed' && act.status !== 'cancelled';
  const kept = isOpen ? act.records.filter(({ kept_by }) => kept_by !== null) : [];
  return (
    <>
      {act.status_reason !== null && (
        <Strip tone="orange">
          {`${act.status === 'cancelled' ? 'Акт отменён' : 'Акт возвращён составителю'}: ${act.status_reason}`}
        </Strip>
      )}
      {act.status === 'submitted' && !act.available_actions.includes('approve') && (
        <Strip>Акт утверждает другой сотрудник с правом удаления договоров, не составитель.</Strip>
      )}
      {kept.length > 0 && (
        <Strip tone="red">
          {`Исполнить акт нельзя: ${kept.map(({ name, kept_by }) => `${name} — ${String(kept_by).toLowerCase()}`).join('; ')}`}
        </Strip>
      )}
      {act.status === 'executed' && (
        <Strip tone="green">Содержимое файлов уничтожено. Реквизиты карточек и журнал сохранены.</Strip>
      )}
    </>
  );
}

/** The records the act names, each with the way to its card: of a destroyed one the card has stayed. */
function Named({ act: { status, records } }: { act: DestructionAct }) {
  const isDone = status === 'executed';
  const plain = records.map((one) => ({ ...one, act: null, kept_by: isDone ? null : one.kept_by }));
  return (
    <section className={classes.part}>
      <h2>{isDone ? 'Что уничтожено' : 'Что включено'}</h2>
      <KeptTable records={plain} />
    </section>
  );
}

function Shown({ act }: { act: DestructionAct }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { name: entity, resource } = DESTRUCTION_ACT_KIND;
  const { id: userId } = useSessionUser();
  useLiveRecord({ entity, resource, id: act.id, lockVersion: act.lock_version, userId });
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <div className={classes.screen} data-screen>
        <div className={classes.head}>
          <h1>{actTitle(act)}</h1>
          <StatusPill {...actLook(act.status)} />
          <Tools act={act} onOpen={setOpen} />
        </div>
        <Notes act={act} />
        <Named act={act} />
      </div>
      <ActPaper act={act} />
      {open === 'edit' && <ActDialog act={act} records={act.records} onDone={close} onClose={close} />}
      {open !== null && open !== 'edit' && <ActActionDialog act={act} action={open} onClose={close} />}
    </>
  );
}

/** In the place of an act that is not there, or did not come. */
function NoAct({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = errorOf(error);
  const isMissing = status === 404;
  return (
    <EmptyState
      title={isMissing ? 'Такого акта нет' : 'Акт не загрузился'}
      text={message}
      actions={
        isMissing ? (
          <LinkButton to={paths.archive('acts')}>К актам</LinkButton>
        ) : (
          <Button onClick={onRetry}>Повторить</Button>
        )
      }
    />
  );
}

/** One act: what it names, what may be done with it, and the paper that is printed. */
export default function ActPage() {
  const { id = '' } = useParams();
  const { data: act, error, refetch } = useQuery(actQuery(Number(id)));
  usePageTitle(act === undefined ? 'Акт об уничтожении' : actTitle(act));
  const way = [
    { label: 'Архив', to: paths.archive('acts') },
    { label: act === undefined ? 'Акт' : actTitle(act) },
  ];
  return (
    <PageFrame title={{ header: <Breadcrumbs items={way} /> }} isPrinted>
      {act !== undefined && <Shown act={act} />}
      {act === undefined && error === null && <Loader size="big" />}
      {act === undefined && error !== null && <NoAct error={error} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}
