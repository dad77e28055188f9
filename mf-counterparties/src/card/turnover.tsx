import type { CounterpartyYear } from 'shared/contract/counterparty/counterparty';
import { formatAmount, formatNumber } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, Section, Skeleton } from 'shared/ui';

import { usageQuery } from '../api/counterparty.queries';
import classes from './documents.module.css';

const ROW = 20;
const WIDTH = 300;
const LABEL = 40;

/** Bars of sums, the longest as wide as the drawing; the table beside them says the same. */
function Bars({ years }: { years: readonly CounterpartyYear[] }) {
  // A length on the screen: a float is exact enough for it, the sums themselves stay texts.
  const sums = years.map((year) => Number(year.agreements_amount));
  const most = Math.max(...sums, 1);
  const height = years.length * ROW;
  return (
    <svg className={classes.bars} viewBox={`0 0 ${String(LABEL + WIDTH)} ${String(height)}`} aria-hidden>
      {years.map((year, at) => (
        <g key={year.year} transform={`translate(0 ${String(at * ROW)})`}>
          <text x={0} y={14}>
            {year.year}
          </text>
          <rect x={LABEL} y={4} rx={2} height={12} width={Math.max(1, ((sums[at] ?? 0) / most) * WIDTH)} />
        </g>
      ))}
    </svg>
  );
}

/** Sums of agreements in force and of offers by year. */
export function Turnover({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(usageQuery(id));
  if (data !== undefined && data.by_year.length > 0) return <Years years={data.by_year} />;
  return (
    <Section title="Обороты по годам">
      {data !== undefined && <p className={classes.quiet}>Договоров в силе и предложений ещё не было.</p>}
      {data === undefined && error === null && <Skeleton height={60} />}
      {data === undefined && error !== null && (
        <p className={classes.quiet}>
          Суммы не загрузились. <Button onClick={() => void refetch()}>Повторить</Button>
        </p>
      )}
    </Section>
  );
}

function Years({ years }: { years: readonly CounterpartyYear[] }) {
  // Sums of two currencies are not compared by length.
  const [{ currency_code: currency } = { currency_code: 'RUB' }] = years;
  return (
    <Section title="Обороты по годам" note={`полосы — договоры в ${currency}`}>
      <Bars years={years.filter((year) => year.currency_code === currency)} />
      <div className={classes.scroll} role="region" aria-label="Суммы по годам" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {['Год', 'Договоров', 'Сумма договоров', 'КП', 'Сумма КП'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={`${String(year.year)} ${year.currency_code}`}>
                <th scope="row">{year.year}</th>
                <td>{formatNumber(year.agreements)}</td>
                <td>{formatAmount(year.agreements_amount, year.currency_code)}</td>
                <td>{formatNumber(year.offers)}</td>
                <td>{formatAmount(year.offers_amount, year.currency_code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
