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
import { peopleWords, stageRule, termWords } from './stage-words';

/** Which documents the template is for, and how much time their whole approval has. */
function TemplateRule({ template }: { template: ChainTemplate }) {
  const { total_deadline_days: days, conditions, names } = template;
  const words = conditionWords(conditions, names);
  return (
    <>
      <p>{words === '' ? 'Для всех документов' : `Если ${words}`}</p>
      {days !== null && <p>{`Срок всего согласования: ${termWords(days, 'working_days')}`}</p>}
    </>
  );
}

function Stage({ stage, names }: { stage: ChainStageView; names: ChainTemplate['names'] }) {
  const rule = stageRule(stage);
  const condition = stage.condition === null ? '' : conditionWords(stage.condition, names);
  return (
    <li>
      <b>{stage.name}</b>
      {condition !== '' && <small>{`Если ${condition}`}</small>}
      <small>{peopleWords(stage)}</small>
      {rule !== '' && <small>{rule}</small>}
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
      <TemplateRule template={template} />
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
