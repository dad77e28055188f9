import { CHANGEABLE_TERMS } from 'shared/contract/agreement/agreement-changes.fields';
import type { EffectiveAddendum, EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { uncapitalised } from 'shared/contract/first-letter';
import { counted, formatDate } from 'shared/format';
import { usePermission } from 'shared/session';
import { Section, StatusMark, TextLink } from 'shared/ui';

import { addendumStatusLook } from '../agreement/addendum-status-look';
import { paths } from '../paths';
import classes from './effective-terms.module.css';

const TERM_LABELS = new Set<string>(Object.values(CHANGEABLE_TERMS).map(({ label }) => label));

/** A label within a sentence; «НДС» stays as it is written, and so does what goods, sides and obligations are called. */
const inSentence = (label: string) =>
  TERM_LABELS.has(label) && /^[А-ЯЁ][а-яё\s]/.test(label) ? uncapitalised(label) : label;

function nameOf({ number, addendum_date: dated }: EffectiveAddendum): string {
  return `ДС №\u00A0${number}${dated === null ? '' : ` от\u00A0${formatDate(dated)}`}`;
}

function aboutOf({
  effective_from: from,
  effective_to: to,
  is_retroactive,
  ends_agreement: isEnd = false,
  terms,
}: EffectiveAddendum): string {
  const since = from === null ? '' : `${is_retroactive ? 'на отношения с' : 'с'}\u00A0${formatDate(from)}`;
  const until = to === null ? '' : ` по\u00A0${formatDate(to)}`;
  const what = [...(isEnd ? ['расторжение договора'] : []), ...terms.map(inSentence)].join(', ');
  return [`${since}${until}`, what === '' ? 'условия не меняет' : what]
    .filter((part) => part !== '')
    .join(': ');
}

/** The agreement and its addenda, the newest first: what the terms are made of. */
export function AddendumsOfTerms({ terms }: { terms: EffectiveTerms }) {
  const mayRead = usePermission('Просмотр дополнительных соглашений');
  const original = terms.terms.filter((term) => term.original !== null).length;
  return (
    <Section title="Из чего сложилась" inset="none">
      <ul className={classes.made}>
        {[...terms.addendums].reverse().map((addendum) => (
          <li key={addendum.id}>
            <span className={classes.madeHead}>
              {mayRead ? (
                <TextLink to={paths.addendum(addendum.id)}>{nameOf(addendum)}</TextLink>
              ) : (
                <span>{nameOf(addendum)}</span>
              )}
              <StatusMark {...addendumStatusLook(addendum.status)} />
            </span>
            <span className={classes.about}>{aboutOf(addendum)}</span>
          </li>
        ))}
        <li>
          <span className={classes.madeHead}>{`Договор от\u00A0${formatDate(terms.original_from)}`}</span>
          <span className={classes.about}>
            {counted(original, ['исходное условие', 'исходных условия', 'исходных условий'])}
            {terms.addendums.length === 0 && '. Дополнительных соглашений ещё нет'}
          </span>
        </li>
      </ul>
    </Section>
  );
}
