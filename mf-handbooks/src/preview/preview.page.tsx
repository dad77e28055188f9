import { useMemo } from 'react';
import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import type { RolePreview } from 'shared/contract/access/role-preview';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import { AsyncSelectField, type Picked } from 'shared/form';
import { errorOf } from 'shared/http';
import { useAlerts } from 'shared/alerts';
import { useQuery } from 'shared/query';
import { Breadcrumbs, Button, KeyValue, LinkButton, Loader, Section, StatePage } from 'shared/ui';

import { paths } from '../paths';
import { RoleWords } from '../roles/rights/role-words';
import { USER_REFERENCES } from '../users/edit/user-references';
import { previewQuery } from './preview.queries';
import classes from './preview.module.css';
import { SeenAreas } from './seen-areas-view';
import { SeenRegisters } from './seen-registers';

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** What of the reader's documents a role alone does not tell. */
const notCounted = (scope: RolePreview['data_scope']) =>
  scope === 'department' || scope === 'department_tree'
    ? 'Документы, в которых он участвует, и документы его подразделения не посчитаны'
    : 'Документы, в которых он участвует, не посчитаны';

function Subject({ preview }: { preview: RolePreview }) {
  const { user, roles, data_scope: scope } = preview;
  return (
    <KeyValue
      items={[
        { label: roles.length === 1 ? 'Роль' : 'Роли', value: roles.join(', ') || 'Ни одной' },
        { label: 'Охват данных', value: DATA_SCOPE_LABELS[scope] },
        {
          label: 'Сотрудник',
          value: user?.full_name ?? 'Без сотрудника',
          note: user === null ? notCounted(scope) : undefined,
        },
        { label: 'Подразделение', value: user?.department_name },
      ]}
    />
  );
}

/** Through whose eyes: a role is different for each department. */
function HolderChoice({
  user,
  onChoose,
}: {
  user: RolePreview['user'];
  onChoose: (id: number | null) => void;
}) {
  const alerts = useAlerts();
  return (
    <AsyncSelectField<Picked>
      label="Для сотрудника"
      className={classes.holder}
      clearable
      placeholder="Любой сотрудник"
      value={user === null ? null : { value: user.id, label: user.full_name }}
      source={USER_REFERENCES.head}
      onLoadError={alerts.failure}
      onChange={(option) => {
        onChoose(option?.value ?? null);
      }}
    />
  );
}

function Seen({ preview }: { preview: RolePreview }) {
  const ids = useMemo(() => {
    const held = new Set(preview.permissions);
    return ALL_PERMISSIONS.filter((right) => held.has(right.name_translate)).map(({ id }) => id);
  }, [preview.permissions]);
  return (
    <>
      <Section
        title="Записи в реестрах"
        note={
          preview.user === null ? 'столько строк увидит любой сотрудник' : 'столько строк увидит сотрудник'
        }
      >
        <SeenRegisters registers={preview.registers} />
      </Section>
      <SeenAreas permissions={preview.permissions} />
      <Section title="Что может делать">
        <RoleWords scope={preview.data_scope} ids={ids} />
      </Section>
    </>
  );
}

/** Why there is nothing to look at; asked for again is only what may come. */
function failureOf(error: unknown, { role, user }: { role: number | null; user: number | null }) {
  if (error === null) {
    return {
      title: 'Смотреть не на что',
      text: 'Откройте роль или сотрудника и выберите «Что увидит сотрудник».',
      mayCome: false,
    };
  }
  const { status, message: text } = errorOf(error);
  if (status !== 404) return { title: 'Просмотр не загрузился', text, mayCome: true };
  // Of the two only the text says which one is missing.
  if (role !== null && user !== null) return { title: 'Смотреть не на что', text, mayCome: false };
  return { title: role === null ? 'Такого сотрудника нет' : 'Такой роли нет', text, mayCome: false };
}

/** «Что увидит сотрудник»: the menu, pages and numbers a role opens, computed and not entered. */
export default function PreviewPage() {
  const [search, setSearch] = useSearchParams();
  const role = idOf(search.get('role'));
  const user = idOf(search.get('user'));
  usePageTitle('Что увидит сотрудник');
  const { data, error, refetch } = useQuery({
    ...previewQuery({ role_id: role, user_id: user }),
    enabled: role !== null || user !== null,
  });
  const failure = failureOf(error, { role, user });
  const back =
    role === null ? { label: 'Сотрудники', to: paths.users() } : { label: 'Роли', to: paths.roles() };
  return (
    <>
      <PageHeader>
        <Breadcrumbs items={[back, { label: 'Что увидит сотрудник' }]} />
      </PageHeader>
      {data === undefined && error === null && (role !== null || user !== null) && <Loader size="big" />}
      {data === undefined && (error !== null || (role === null && user === null)) && (
        <StatePage
          title={failure.title}
          text={failure.text}
          actions={
            <>
              <LinkButton to={back.to}>
                {role === null ? 'К списку сотрудников' : 'К списку ролей'}
              </LinkButton>
              {failure.mayCome && <Button onClick={() => void refetch()}>Повторить</Button>}
            </>
          }
        />
      )}
      {data !== undefined && (
        <div className={classes.page}>
          <div className={classes.head}>
            <h1 className={classes.title}>Что увидит сотрудник</h1>
            <p className={classes.lead}>
              Посчитано по правам на эту минуту. Под чужим именем никто не входит, просмотр записан в журнал.
            </p>
            {role !== null && (
              <HolderChoice
                user={data.user}
                onChoose={(id) => {
                  setSearch(
                    { role: String(role), ...(id !== null && { user: String(id) }) },
                    { preventScrollReset: true },
                  );
                }}
              />
            )}
          </div>
          <Section title="Чьими глазами">
            <Subject preview={data} />
          </Section>
          <Seen preview={data} />
        </div>
      )}
    </>
  );
}
