import type { AgreementItem } from '../../contract/agreement/agreement-item';
import { fromUnits, sumMoney, toUnits } from '../../contract/money/decimal';
import { taxName } from '../../contract/money/tax-name';
import type { VatMode } from '../../contract/money/vat';
import { formatNumber, plainDecimal } from '../../format/format';
import { classNames } from '../../ui/ui';
import classes from './items-table.module.css';

/** The sums of the whole document and the tax its lines follow. */
export interface ItemsTotal {
  amount: string | null;
  vat_amount: string | null;
  vat_rate: { id: number; name: string; percent: string | null } | null;
  vat_mode: VatMode;
  /** Of the whole, beside those of the lines. */
  discount_percent?: string;
}

export interface ItemsTableProps {
  items: readonly AgreementItem[];
  /** Of the whole document: printed under the columns. */
  totals: ItemsTotal;
  /** With descriptions, discounts and notes of the lines. */
  full?: boolean;
}

const money = (value: string) => formatNumber(value);

/** `title` is the tax of the whole, as the column is headed. */
function details(item: AgreementItem, title: string): string[] {
  const discount = plainDecimal(item.discount_percent);
  const tax = taxName(item, [item]) ?? 'НДС не облагается';
  return [
    item.description,
    discount === '0' ? null : `Скидка ${discount.replace('.', ',')}\u00A0%`,
    tax === title ? null : tax,
    item.note,
  ].filter((part) => part !== null);
}

/** What the whole is given for less than its lines; null when it is not. */
function wholeDiscount(
  items: readonly AgreementItem[],
  { discount_percent: percent = '0', amount }: ItemsTotal,
) {
  const given = plainDecimal(percent);
  const off = amount === null || given === '0' ? null : lessBy(items, amount);
  return off === null
    ? null
    : { title: `Скидка ${given.replace('.', ',')}\u00A0% на всё`, off: `−${money(off)}` };
}

function lessBy(items: readonly AgreementItem[], amount: string): string | null {
  const off = toUnits(sumMoney(items.map((item) => item.amount)), 2) - toUnits(amount, 2);
  return off > 0n ? fromUnits(off, 2) : null;
}

/** The lines of the specification with their tax and the sums under the columns. */
export function ItemsTable({ items, totals, full = false }: ItemsTableProps) {
  const tax = taxName(totals, items);
  const discount = wholeDiscount(items, totals);
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          {full && <th className={classes.place}>№</th>}
          <th>Наименование</th>
          <th className={classes.quantity}>Кол-во</th>
          <th className={classNames(classes.money, classes.wide)}>Цена</th>
          <th className={classNames(classes.money, classes.wide)}>{tax ?? 'НДС'}</th>
          <th className={classes.money}>Сумма</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {full && <td className={classes.place}>{item.position}</td>}
            <td className={classes.name}>
              {item.name}
              {full &&
                details(item, tax ?? 'НДС не облагается').map((part) => <small key={part}>{part}</small>)}
            </td>
            <td className={classes.quantity}>
              {formatNumber(plainDecimal(item.quantity))}{' '}
              <span className={classes.unit}>{item.measure.symbol}</span>
            </td>
            <td className={classNames(classes.money, classes.wide, classes.quiet)}>{money(item.price)}</td>
            <td className={classNames(classes.money, classes.wide, classes.quiet)}>
              {money(item.vat_amount)}
            </td>
            <td className={classes.money}>{money(item.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {discount !== null && (
          <tr>
            {full && <td className={classes.place} />}
            <td className={classes.off}>{discount.title}</td>
            <td className={classes.quantity} />
            <td className={classNames(classes.money, classes.wide)} />
            <td className={classNames(classes.money, classes.wide)} />
            <td className={classNames(classes.money, classes.off)}>{discount.off}</td>
          </tr>
        )}
        <tr>
          {full && <td className={classes.place} />}
          <td>Итого</td>
          <td className={classes.quantity} />
          <td className={classNames(classes.money, classes.wide)} />
          <td className={classNames(classes.money, classes.wide)}>{money(totals.vat_amount ?? '')}</td>
          <td className={classes.money}>{money(totals.amount ?? '')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
