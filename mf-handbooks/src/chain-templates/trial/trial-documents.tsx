import { quoted } from 'shared/contract/quotation';
import type { ChainTrial } from 'shared/contract/approval/chain-trial';
import { shortFullName } from 'shared/document';
import { TextLink } from 'shared/ui';

import classes from './trial.module.css';

type Hole = ChainTrial['holes'][number];
type Change = ChainTrial['changed'][number];

function DocumentLink({ document }: { document: Hole['document'] }) {
  if (document.url === null) return <span>{document.label}</span>;
  return (
    <span>
      <TextLink to={document.url} target="_blank">
        {document.label}
      </TextLink>
    </span>
  );
}

const rest = (shown: number, total: number) =>
  total > shown ? `Показаны первые ${String(shown)} из ${String(total)}.` : undefined;

const bareText = (stage: string | null) =>
  stage === null
    ? 'Ни один этап не нужен этому документу: отправить его будет нельзя'
    : `Этап ${quoted(stage)} останется без участников`;

/** Documents with a stage that would ask nobody, or lack somebody; why, and which stage. */
export function TrialHoles({ holes, total }: { holes: readonly Hole[]; total: number }) {
  const note = rest(holes.length, total);
  return (
    <section className={classes.part} aria-label="Некого спросить">
      <h3>Некого спросить</h3>
      {note !== undefined && <p>{note}</p>}
      <ul className={classes.list}>
        {holes.map(({ document, stage_name: stage, reasons, is_bare: isBare }) => (
          <li key={`${document.kind} ${String(document.id)} ${stage ?? ''}`} className={classes.hole}>
            <DocumentLink document={document} />
            <small>
              {isBare ? <b>{bareText(stage)}</b> : `Этап ${quoted(stage ?? '')}`}
              {reasons.length > 0 && `: ${reasons.join('; ')}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Documents that stages of the template are not for, a list for each stage, and what of each it does not want. */
export function TrialSkips({ stages }: { stages: ChainTrial['stages'] }) {
  return (
    <section className={classes.part} aria-label="Пропустит этапы">
      <h3>Пропустит этапы</h3>
      {stages
        .filter(({ skipped }) => skipped > 0)
        .map(({ position, name, skipped, skips = [] }) => (
          <div key={position} className={classes.part}>
            <b>{`${String(position)}. ${name}`}</b>
            {skipped > skips.length && <p>{rest(skips.length, skipped)}</p>}
            <ul className={classes.list} aria-label={`Пропустят этап ${quoted(name)}`}>
              {skips.map(({ document, reasons }) => (
                <li key={`${document.kind} ${String(document.id)}`} className={classes.way}>
                  <DocumentLink document={document} />
                  <small>{reasons.join('; ')}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

const named = (template: string | null) => (template === null ? 'маршрута не было бы' : quoted(template));

function wayText({ before, after, added, removed }: Change): string {
  const names = (people: readonly string[]) => people.map(shortFullName).join(', ');
  const parts = [
    before === after ? null : `${named(before)} → ${named(after)}`,
    added.length === 0 ? null : `добавятся: ${names(added)}`,
    removed.length === 0 ? null : `не спросит: ${names(removed)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'изменится порядок' : parts.join(' · ');
}

/** Documents that would go another way than by the templates as they are now. */
export function TrialChanges({ changed, total }: { changed: readonly Change[]; total: number }) {
  const note = rest(changed.length, total);
  return (
    <section className={classes.part} aria-label="Пойдут иначе, чем сейчас">
      <h3>Пойдут иначе, чем сейчас</h3>
      {note !== undefined && <p>{note}</p>}
      <ul className={classes.list}>
        {changed.map((change) => (
          <li key={`${change.document.kind} ${String(change.document.id)}`} className={classes.way}>
            <DocumentLink document={change.document} />
            <small>{wayText(change)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
