import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { likenessText } from 'shared/contract/counterparty/counterparty.labels';
import { AsyncSelectField, counterpartySource } from 'shared/form';
import { counterpartyName, requisitesOf } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, Section, Skeleton, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { lookalikesQuery } from './merge.queries';
import classes from './merge.module.css';

interface PickSourceProps {
  target: Counterparty;
  onPick: (id: number) => void;
}

/** Records that look like the target, and any other by its name or ИНН. */
export function PickSource({ target, onPick }: PickSourceProps) {
  return (
    <>
      <Lookalikes target={target} onPick={onPick} />
      <AnyOther target={target} onPick={onPick} />
    </>
  );
}

function Lookalikes({ target, onPick }: PickSourceProps) {
  const { data, isPending, error, refetch } = useQuery(lookalikesQuery(target));
  const found = data?.filter((one) => !one.is_own) ?? [];
  return (
    <Section title="Похожие записи" note={found.length === 0 ? undefined : String(found.length)}>
      {isPending && <Skeleton height={44} />}
      {error !== null && (
        <p className={classes.quiet}>
          Список не загрузился. <Button onClick={() => void refetch()}>Повторить</Button>
        </p>
      )}
      {data !== undefined && found.length === 0 && (
        <p className={classes.quiet}>Записей с тем же ИНН, ОГРН или похожим названием нет.</p>
      )}
      <ul className={classes.found}>
        {found.map((one) => (
          <li key={one.id}>
            <span>
              <TextLink to={paths.counterparty(one.id)}>{counterpartyName(one)}</TextLink>
              <small>
                {[likenessText(one), requisitesOf(one), one.archived_at && 'в архиве']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button
              aria-label={`Сравнить с ${counterpartyName(one)}`}
              onClick={() => {
                onPick(one.id);
              }}
            >
              Сравнить
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AnyOther({ target, onPick }: PickSourceProps) {
  const alerts = useAlerts();
  const [fault, setFault] = useState<string>();
  return (
    <Section title="Другая запись">
      <div className={classes.search}>
        <AsyncSelectField
          label="Контрагент"
          hint="По названию или ИНН"
          error={fault}
          value={null}
          source={counterpartySource}
          onLoadError={alerts.failure}
          onChange={(option) => {
            setFault(option?.value === target.id ? 'Это та же запись: выберите другую' : undefined);
            if (option !== null && option.value !== target.id) onPick(option.value);
          }}
        />
      </div>
    </Section>
  );
}
