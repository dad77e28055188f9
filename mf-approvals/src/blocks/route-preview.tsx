import { quoted } from 'shared/contract/quotation';
import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import { shortFullName } from 'shared/document';
import { PersonAvatar } from 'shared/person';
import { Strip } from 'shared/ui';

import chainClasses from '../chain/chain.module.css';
import { untilText } from '../chain/deadline-words';
import { quorumWords } from '../chain/quorum-words';
import classes from './blocks.module.css';

type Stage = ApprovalPreview['stages'][number];

type SeatOf = Stage['seats'][number];

function PreviewSeat({ seat, isSpecial }: { seat: SeatOf; isSpecial: boolean }) {
  const name = shortFullName(seat.user.full_name);
  const notes = [
    isSpecial ? 'Обязательный участник' : null,
    seat.on_behalf_of === null ? null : `по замещению: ${shortFullName(seat.on_behalf_of.full_name)}`,
    seat.why,
    seat.kept === null ? null : `Сохранено из круга ${String(seat.kept.round)}`,
  ].filter((note) => note !== null);
  return (
    <li className={chainClasses.seat}>
      <div className={chainClasses.person}>
        <PersonAvatar id={seat.user.id} name={name} size="sm" decorative />
        <span className={chainClasses.name}>{name}</span>
      </div>
      <small className={chainClasses.note}>{notes.join(' · ')}</small>
    </li>
  );
}

function PreviewStage({ stage }: { stage: Stage }) {
  const { length: seats } = stage.seats;
  const required = stage.seats.filter(({ is_required }) => is_required).length;
  const rule = stage.skipped ?? quorumWords({ ...stage, seats, required });
  const isSpecial = (seat: SeatOf) => seat.is_required && stage.quorum_type !== 'all' && seats > 1;
  return (
    <li className={chainClasses.stage} data-status={stage.skipped === null ? 'waiting' : 'skipped'}>
      <span className={chainClasses.mark} aria-hidden>
        {String(stage.position)}
      </span>
      <div className={chainClasses.body}>
        <div className={chainClasses.head}>
          <h3>{stage.name}</h3>
          <small>{stage.skipped === null ? untilText(stage.due_at) : 'Пропускается'}</small>
        </div>
        {rule !== '' && <small className={chainClasses.note}>{rule}</small>}
        {stage.empty.map((text) => (
          <small key={text} className={classes.empty}>
            {text}
          </small>
        ))}
        <ul className={chainClasses.seats}>
          {stage.seats.map((seat, at) => (
            <PreviewSeat
              key={`${String(seat.user.id)} ${String(at)}`}
              seat={seat}
              isSpecial={isSpecial(seat)}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Whom the document will be sent to, and why these people; what stands in the way is said first. */
export function RoutePreview({ route }: { route: ApprovalPreview }) {
  return (
    <>
      {route.faults.map((fault) => (
        <Strip key={fault} tone="orange">
          {fault}
        </Strip>
      ))}
      {route.template !== null && (
        <p className={classes.reason}>
          {`Маршрут ${quoted(route.template.name)}, версия ${String(route.template.version)}`}
          {route.reasons.length > 0 && <small>{route.reasons.join(' · ')}</small>}
        </p>
      )}
      <ol className={chainClasses.chain}>
        {route.stages.map((stage) => (
          <PreviewStage key={stage.position} stage={stage} />
        ))}
      </ol>
    </>
  );
}
