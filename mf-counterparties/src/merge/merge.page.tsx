import { PageHeader, useNavigate, useParams, usePageTitle, useSearchParams } from 'shared/area';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { DocumentFailure, DocumentSkeleton } from 'shared/document';
import { counterpartyName } from 'shared/format';
import { errorOf } from 'shared/http';
import { itemQuery, useQuery } from 'shared/query';
import { Breadcrumbs, Button, LinkButton, StatePage } from 'shared/ui';

import { COUNTERPARTY_NOUN } from '../counterparty/counterparty-noun';
import { paths } from '../paths';
import { MergeForm } from './merge.form';
import classes from './merge.module.css';
import { PickSource } from './pick-source';

const cardQuery = (id: string) => itemQuery<Counterparty>('counterparties', id);

/** Why nothing can be merged into the record; null when it can. */
function obstacleOf(target: Counterparty): string | null {
  if (target.is_own) return 'Свои организации не объединяют.';
  if (target.archived_at !== null) return 'Контрагент в архиве: сначала верните его.';
  return target.can.merge ? null : 'Для объединения нужно право на удаление контрагентов.';
}

/** The other of the two: chosen by the address, or to be chosen. */
function WithSource({ target }: { target: Counterparty }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const other = search.get('with') ?? '';
  const { data, error, refetch } = useQuery({ ...cardQuery(other), enabled: other !== '' });
  const pick = (id: number | null) => {
    setSearch(id === null ? {} : { with: String(id) });
  };
  if (other === '') return <PickSource target={target} onPick={pick} />;
  if (data !== undefined) {
    return (
      <MergeForm
        key={`${String(target.id)} ${other}`}
        target={target}
        source={data}
        onPickOther={() => {
          pick(null);
        }}
        onSwap={() => void navigate(paths.counterpartyMerge(data.id, target.id))}
      />
    );
  }
  if (error === null) return <DocumentSkeleton noun={COUNTERPARTY_NOUN} />;
  const { status, message } = errorOf(error);
  if (status === 404) {
    return (
      <StatePage
        title="Второй записи нет"
        text={message}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              pick(null);
            }}
          >
            Выбрать другую запись
          </Button>
        }
      />
    );
  }
  return (
    <DocumentFailure
      resource="counterparties"
      noun={COUNTERPARTY_NOUN}
      back={paths.partners()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function Merge({ target }: { target: Counterparty }) {
  const name = counterpartyName(target);
  const obstacle = obstacleOf(target);
  usePageTitle(`Объединение: ${name}`);
  if (obstacle !== null) {
    return (
      <StatePage
        title="Объединить нельзя"
        text={obstacle}
        actions={<LinkButton to={paths.counterparty(target.id)}>К контрагенту</LinkButton>}
      />
    );
  }
  return (
    <>
      <PageHeader>
        <Breadcrumbs
          items={[
            { label: 'Партнёры', to: paths.partners() },
            { label: name, to: paths.counterparty(target.id) },
            { label: 'Объединение' },
          ]}
        />
      </PageHeader>
      <header className={classes.head}>
        <h1 className={classes.title}>Объединить с {name}</h1>
        <p className={classes.lead}>
          Эта запись останется, вторая уйдёт в архив, а её документы, счета и люди перейдут сюда. Объединение
          можно отменить в течение 30 дней.
        </p>
      </header>
      <WithSource target={target} />
    </>
  );
}

/** Two records of one company become one. */
export default function MergePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(cardQuery(id));
  if (data !== undefined) return <Merge key={data.id} target={data} />;
  if (error === null) return <DocumentSkeleton noun={COUNTERPARTY_NOUN} />;
  return (
    <DocumentFailure
      resource="counterparties"
      noun={COUNTERPARTY_NOUN}
      back={paths.partners()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
