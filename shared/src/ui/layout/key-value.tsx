import type { ReactNode } from 'react';
import classes from './key-value.module.css';

export interface KeyValueItem {
  label: string;
  /** Nothing prints a dash, so that an empty field is seen to be empty. */
  value: ReactNode;
  /** The source, the ground, the requisites: small under the value. */
  note?: ReactNode;
  /** Takes a row of its own; among facts where there is no room beside others, and gives way last. */
  full?: boolean;
}

const orDash = (value: ReactNode) => (value === null || value === undefined || value === '' ? '—' : value);

/** Labels and values in two columns. */
export function KeyValue({ items, columns = 2 }: { items: readonly KeyValueItem[]; columns?: 1 | 2 }) {
  return (
    <dl className={classes.list} data-columns={columns}>
      {items.map((item, at) => (
        <div key={`${String(at)} ${item.label}`} className={classes.pair} data-full={item.full || undefined}>
          <dt>{item.label}</dt>
          <dd>
            {orDash(item.value)}
            {item.note !== undefined && <small className={classes.note}>{item.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The few facts that a document is read for, in one row with hairlines between. */
export function Facts({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={classes.facts}>
      {items.map((item, at) => (
        <div key={`${String(at)} ${item.label}`} className={classes.fact} data-full={item.full || undefined}>
          <dt>{item.label}</dt>
          <dd>
            {orDash(item.value)}
            {item.note !== undefined && <small className={classes.note}>{item.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
