import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { EffectiveTerm, EffectiveTerms, TermOrigin } from 'shared/contract/addendum/effective-terms';
import { formatDate } from 'shared/format';
import { usePermission } from 'shared/session';
import { Badge, EmptyState, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { originName, SECTION_TITLES } from './effective-terms.labels';
import classes from './terms-table.module.css';

const SECTIONS = Object.keys(SECTION_TITLES) as EffectiveTerm['section'][];

/** A term that is empty, always was and is to stay so tells nobody anything. */
const isTold = ({ text, original, is_changed, coming }: EffectiveTerm) =>
  text !== null || original !== null || is_changed || coming.length > 0;

/** Without the term it belongs to it says nothing of its own. */
const COMPANIONS: Readonly<Record<string, string>> = {
  payment_days_type: 'payment_days',
  vat_note: 'vat_mode',
};

function shownTerms({ terms }: EffectiveTerms, onlyChanged: boolean): EffectiveTerm[] {
  const told = new Set(terms.filter(isTold).map(({ key }) => key));
  return terms.filter((term) => {
    if (onlyChanged) return term.is_changed || term.coming.length > 0;
    return told.has(term.key) && told.has(COMPANIONS[term.key] ?? term.key);
  });
}

export interface TermsTableProps {
  terms: EffectiveTerms;
  onlyChanged: boolean;
  /** These are the terms of the day before, while those of the day are on their way. */
  stale: boolean;
}

/** Every term that holds on the day, on what ground and since when; a changed one opens into its past. */
export function TermsTable({ terms, onlyChanged, stale }: TermsTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = shownTerms(terms, onlyChanged);
  if (shown.length === 0) {
    return (
      <EmptyState title="Условия не менялись" text="На эту дату договор действует так, как был подписан." />
    );
  }
  const toggle = (key: string) => {
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  };
  return (
    <table className={classes.table} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">Условие</th>
          <th scope="col">Действует</th>
          <th scope="col">В исходном договоре</th>
          <th scope="col">Основание</th>
          <th scope="col">С даты</th>
        </tr>
      </thead>
      {SECTIONS.map((section) => {
        const rows = shown.filter((term) => term.section === section);
        return rows.length === 0 ? null : (
          <tbody key={section}>
            <tr className={classes.group}>
              <th colSpan={5} scope="rowgroup">
                {SECTION_TITLES[section]}
              </th>
            </tr>
            {rows.map((term) => (
              <TermRows
                key={term.key}
                term={term}
                isOpen={open.has(term.key)}
                onToggle={() => {
                  toggle(term.key);
                }}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function Ground({ origin }: { origin: TermOrigin }) {
  const mayRead = usePermission('Просмотр дополнительных соглашений');
  const name = originName(origin);
  if (origin.addendum === null || !mayRead) return <span className={classes.quiet}>{name}</span>;
  return <TextLink to={paths.addendum(origin.addendum.id)}>{name}</TextLink>;
}

function TermRows({
  term,
  isOpen,
  onToggle,
}: {
  term: EffectiveTerm;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { key, label, text, original, is_changed: isChanged, origin, history, coming } = term;
  const absent = key.endsWith('.added') ? 'не было' : 'не указано';
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Fragment>
      <tr data-changed={isChanged || undefined}>
        <th scope="row">
          {history.length > 1 ? (
            <button
              type="button"
              className={classes.more}
              data-paper
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              <Chevron size={14} stroke={1.75} aria-hidden />
              {label}
            </button>
          ) : (
            <span className={classes.plain}>{label}</span>
          )}
        </th>
        <td className={classes.value}>
          {text ?? absent}
          {origin.addendum?.is_retroactive === true && (
            <>
              {' '}
              <Badge tone="orange">с обратной силой</Badge>
            </>
          )}
          {coming.map((one) => (
            <span key={one.addendum.id} className={classes.coming}>
              {' '}
              <Badge tone="purple">
                {`${one.from === null ? '' : `с\u00A0${formatDate(one.from)}: `}${one.text ?? 'не указано'}`}
              </Badge>
            </span>
          ))}
        </td>
        <td className={classes.original} data-label="было">
          {isChanged ? <s>{original ?? absent}</s> : <span className={classes.same}>не менялось</span>}
        </td>
        <td className={classes.ground}>
          <Ground origin={origin} />
        </td>
        <td className={classes.since}>{formatDate(origin.from)}</td>
      </tr>
      {isOpen &&
        history.map((past, at) => (
          <tr key={`${key}-${String(at)}`} className={classes.past}>
            <td />
            <td className={classes.pastValue} data-current={past.is_current || undefined}>
              {past.text ?? absent}
            </td>
            <td />
            <td className={classes.ground}>
              <Ground origin={past.origin} />
            </td>
            <td className={classes.since}>{formatDate(past.origin.from)}</td>
          </tr>
        ))}
    </Fragment>
  );
}
