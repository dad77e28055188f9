import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { fieldText } from 'shared/field-text';
import { VAT_MODE_LABELS } from 'shared/contract/money/vat.labels';
import type { ComparedOffer, OfferComparison } from 'shared/contract/commercial-offer/offer-comparison';
import { counterpartyName, formatAmount, formatDate, formatNumber, plainDecimal } from 'shared/format';
import { useQuery } from 'shared/query';
import { Badge, Button, classNames, EmptyState, Loader, StatusMark, Strip, TextLink } from 'shared/ui';

import { comparisonQuery } from '../api/offers.queries';
import { offerStatusLook } from '../offer/offer-status-look';
import { offerParty } from '../offer/offer.labels';
import { paths } from '../paths';
import classes from './comparison.module.css';

/** Prices of offers for one need side by side; the best in each line is marked in words, not by colour alone. */
export function ComparisonTab({ offer }: { offer: CommercialOffer }) {
  const { data, isPending, refetch } = useQuery(comparisonQuery(offer.competitor_group_id ?? 0));
  if (data !== undefined) return <ComparisonTable comparison={data} own={offer.id} />;
  if (isPending) return <Loader />;
  return (
    <EmptyState
      title="Сравнение не загрузилось"
      text="Проверьте связь и попробуйте ещё раз."
      actions={<Button onClick={() => void refetch()}>Повторить</Button>}
    />
  );
}

interface MeritRow {
  label: string;
  merit?: ComparedOffer['best'][number];
  value: (offer: ComparedOffer) => string | null;
}

const days = (value: number | null, unit: string) =>
  value === null ? null : `${formatNumber(value)}\u00A0${unit}`;

const ROWS: readonly MeritRow[] = [
  {
    label: 'Итого с НДС',
    merit: 'amount',
    value: ({ amount, currency_code: currency }) => (amount === null ? null : formatAmount(amount, currency)),
  },
  {
    label: 'в том числе НДС',
    value: ({ vat_mode: mode, vat_amount: vat, currency_code: currency }) => {
      if (mode === 'none') return VAT_MODE_LABELS.none;
      return vat === null ? null : formatAmount(vat, currency);
    },
  },
  {
    label: OFFER_FIELDS.discount_percent.label,
    value: ({ discount_percent: percent }) =>
      plainDecimal(percent) === '0' ? null : fieldText(OFFER_FIELDS.discount_percent, percent),
  },
  { label: 'Срок поставки', merit: 'delivery_days', value: (offer) => days(offer.delivery_days, 'дн.') },
  { label: 'Гарантия', merit: 'warranty_months', value: (offer) => days(offer.warranty_months, 'мес.') },
  { label: 'Оплата', value: ({ payment_terms: terms }) => terms },
  { label: 'Действует до', value: ({ valid_until: until }) => formatDate(until) || null },
];

interface CellProps {
  text: string | null;
  /** Whose offer it is: said in the cell where the columns have no heads. */
  whose: string;
  note?: string;
  best?: boolean;
  /** Stands in the column of the offer that was chosen. */
  isWinner: boolean;
}

function Cell({ text, whose, note, best, isWinner }: CellProps) {
  return (
    <td
      className={classNames(best === true && classes.best)}
      data-whose={whose}
      data-winner={isWinner || undefined}
      data-empty={text === null || undefined}
    >
      {text ?? '—'}
      {note !== undefined && <small>{note}</small>}
      {best === true && <small>Лучшее</small>}
    </td>
  );
}

/** In a narrow column the form stands above the name, before the name is broken. */
const whoseOf = (offer: ComparedOffer) => counterpartyName(offerParty(offer)).replace('\u00A0', ' ');

function ComparisonTable({ comparison, own }: { comparison: OfferComparison; own: number }) {
  const { offers, lines } = comparison;
  return (
    <div className={classes.frame}>
      {!comparison.has_one_currency && <Strip>Предложения в разных валютах, цены не сравниваются.</Strip>}
      <table className={classes.table}>
        <caption>Цены за единицу с НДС и скидкой</caption>
        <thead>
          <tr>
            <th scope="col">Позиция</th>
            {offers.map((offer) => (
              <th scope="col" key={offer.id} data-winner={offer.is_winner || undefined}>
                {offer.is_winner && (
                  <span className={classes.winner}>
                    <Badge tone="green">Победитель</Badge>
                  </span>
                )}
                {offer.id === own ? (
                  whoseOf(offer)
                ) : (
                  <TextLink to={paths.offer(offer.id)}>{whoseOf(offer)}</TextLink>
                )}
                <small>{`№\u00A0${offer.number}`}</small>
                <StatusMark {...offerStatusLook(offer.status)} />
                {!offer.is_complete && <small>Не все позиции</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={String(place)}>
              <th scope="row">
                {line.name}
                <small>{line.measure}</small>
              </th>
              {offers.map((offer) => {
                const { id, currency_code: currency, is_winner: isWinner } = offer;
                const whose = whoseOf(offer);
                const price = line.prices.find((one) => one.offer_id === id);
                if (price === undefined) return <Cell key={id} text={null} {...{ whose, isWinner }} />;
                const note = `× ${formatNumber(plainDecimal(price.quantity))}`;
                return (
                  <Cell
                    key={id}
                    text={formatAmount(price.price, currency)}
                    note={note}
                    best={price.is_best}
                    {...{ whose, isWinner }}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {ROWS.map(({ label, merit, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <Cell
                  key={offer.id}
                  text={value(offer)}
                  whose={whoseOf(offer)}
                  isWinner={offer.is_winner}
                  best={merit !== undefined && offer.best.includes(merit)}
                />
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
