import { PARTICIPANT_KIND_LABELS, QUORUM_LABELS } from 'shared/contract/approval/approval.labels';
import type { ChainStageView, ChainTemplate } from 'shared/contract/approval/chain-template';
import type { AnyBookRow } from 'shared/contract/books/book';
import { conditionWords } from 'shared/condition-words';
import { useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import { ButtonRow, LinkButton, Loader } from 'shared/ui';

import { PartFailure } from '../part-failure';
import { paths } from '../paths';
import { templateQuery } from './api/chain-templates.queries';
import classes from './route-part.module.css';

function Stage({ stage, names }: { stage: ChainStageView; names: ChainTemplate['names'] }) {
  const people = stage.participants.map(({ kind, ref_name }) => ref_name ?? PARTICIPANT_KIND_LABELS[kind]);
  const rule = stage.participants.length > 1 ? QUORUM_LABELS[stage.quorum_type].toLowerCase() : null;
  const condition = stage.condition === null ? '' : conditionWords(stage.condition, names);
  return (
    <li>
      <b>{stage.name}</b>
      {condition !== '' && <small>{`Если ${condition}`}</small>}
      <small>{[people.join(', '), rule].filter((part) => part !== null && part !== '').join(' · ')}</small>
    </li>
  );
}

/** The route of a template in short, and the ways to change it and to make another like it. */
export default function RoutePart({ row }: { row: AnyBookRow }) {
  const mayCreate = usePermission('Создание шаблонов цепочек согласования');
  const { data: template, error, refetch } = useQuery(templateQuery(String(row.id)));
  if (template === undefined && error === null) return <Loader />;
  if (template === undefined) return <PartFailure error={error} onRetry={refetch} />;
  return (
    <div className={classes.route}>
      <ol>
        {template.stages.map((stage) => (
          <Stage key={stage.id} stage={stage} names={template.names} />
        ))}
      </ol>
      {template.stages.length === 0 && <p className={classes.none}>Этапов ещё нет.</p>}
      <ButtonRow>
        {template.can.update && (
          <LinkButton size="sm" to={paths.chainTemplate(row.id)}>
            Изменить маршрут
          </LinkButton>
        )}
        {mayCreate && (
          <LinkButton size="sm" to={paths.chainTemplateCreate(row.id)}>
            Создать копию
          </LinkButton>
        )}
      </ButtonRow>
    </div>
  );
}
