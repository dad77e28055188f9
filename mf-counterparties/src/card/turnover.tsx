import type { CounterpartyYear } from 'shared/contract/counterparty/counterparty';
import { LineTable, type LineColumn } from 'shared/document';
import { currencySign, formatAmount, formatNumber } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, Section, Skeleton } from 'shared/ui';

import { usageQuery } from '../api/counterparty.queries';
import classes from './documents.module.css';

const ROW = 20;
const WIDTH = 300;
const LABEL = 40;

/** A length on the screen: a float is exact enough for it, the sums themselves stay texts. */
const lengthsOf = ({ agreements_amount: all, further_amount: further }: CounterpartyYear) => ({
  all: Number(all),
  further: Number(further),
});

/** Bars of sums, the longest as wide as the drawing; the table beside them says the same. */
function Bars({ years }: { years: readonly CounterpartyYear[] }) {
  const most = Math.max(...years.map((year) => lengthsOf(year).all), 1);
  const height = years.length * ROW;
  return (
    <svg className={classes.bars} viewBox={`0 0 ${String(LABEL + WIDTH)} ${String(height)}`} aria-hidden>
      {years.map((year, at) => {
        const { all, further } = lengthsOf(year);
        const own = ((all - further) / most) * WIDTH;
        const rest = (further / most) * WIDTH;
        return (
          <g key={year.year} transform={`translate(0 ${String(at * ROW)})`}>
            <text x={0} y={14}>
              {year.year}
            </text>
            {(own > 0 || rest === 0) && <rect x={LABEL} y={4} rx={2} height={12} width={Math.max(1, own)} />}
            {rest > 0 && (
              <rect data-further x={LABEL + own} y={4} rx={2} height={12} width={Math.max(1, rest)} />
            )}
          </g>
        );
      })}
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

/** Years by their currency, in the order they came: sums of two currencies are neither added up nor compared. */
function byCurrency(years: readonly CounterpartyYear[]): [string, CounterpartyYear[]][] {
  const groups = new Map<string, CounterpartyYear[]>();
  for (const year of years) groups.set(year.currency_code, [...(groups.get(year.currency_code) ?? []), year]);
  return [...groups];
}

function Years({ years }: { years: readonly CounterpartyYear[] }) {
  const hasFurther = years.some(({ further }) => further > 0);
  const groups = byCurrency(years);
  return (
    <Section
      title="Обороты по годам"
      note={hasFurther ? 'полосы — договоры, светлые — где он третья сторона' : 'полосы — договоры'}
    >
      {groups.map(([currency, ofCurrency]) => (
        <div key={currency} className={classes.currency}>
          {groups.length > 1 && <h3>{`Суммы, ${currencySign(currency)}`}</h3>}
          <Bars years={ofCurrency} />
          <YearsTable currency={currency} years={ofCurrency} hasFurther={hasFurther} />
        </div>
      ))}
      <p className={classes.counted}>Каждое КП — в последней редакции, без черновиков и отменённых.</p>
    </Section>
  );
}

type YearColumn = LineColumn<CounterpartyYear>;

interface YearsTableProps {
  currency: string;
  years: readonly CounterpartyYear[];
  /** True when some agreement is one it is a further side of. */
  hasFurther: boolean;
}

const countOf = (id: string, title: string, of: (year: CounterpartyYear) => number): YearColumn => ({
  id,
  title,
  align: 'end',
  labelled: true,
  cell: (year) => formatNumber(of(year)),
});
const sumOf = (id: string, title: string, of: (year: CounterpartyYear) => string): YearColumn => ({
  id,
  title,
  align: 'end',
  labelled: true,
  cell: (year) => formatAmount(of(year), year.currency_code),
});

const YEAR: YearColumn = { id: 'year', title: 'Год', heading: true, cell: ({ year }) => year };
const AGREEMENTS = [
  countOf('agreements', 'Договоров', ({ agreements }) => agreements),
  sumOf('agreements-sum', 'Сумма договоров', ({ agreements_amount: amount }) => amount),
];
const OFFERS = [
  countOf('offers', 'КП', ({ offers }) => offers),
  sumOf('offers-sum', 'Сумма КП', ({ offers_amount: amount }) => amount),
];
const FURTHER: YearColumn = {
  id: 'further',
  title: 'из них третьей стороной',
  align: 'end',
  labelled: true,
  cell: (year) => furtherText(year),
};

function YearsTable({ currency, years, hasFurther }: YearsTableProps) {
  return (
    <LineTable
      label={`Суммы по годам, ${currencySign(currency)}`}
      columns={[YEAR, ...AGREEMENTS, ...(hasFurther ? [FURTHER] : []), ...OFFERS]}
      rows={years}
      rowKey={({ year }) => year}
      className={classes.years}
    />
  );
}

/** «2 на 300,00 ₽». */
const furtherText = ({ further, further_amount: amount, currency_code: currency }: CounterpartyYear) =>
  further === 0 ? '—' : `${formatNumber(further)} на ${formatAmount(amount, currency)}`;
