import { useState } from 'react';
import { PageHeader, useParams, usePageTitle, useSearchParams } from 'shared/area';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Breadcrumbs, Button, LinkButton, Loader, StatePage } from 'shared/ui';

import { paths } from '../paths';
import { templateQuery } from './api/chain-templates.queries';
import { newTemplate, valuesOfTemplate } from './form/template-values';
import { NEW_TITLE, TemplateEditor } from './template-editor';

function Existing({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(templateQuery(id));
  // What is typed into stays the template as it was read, whatever becomes of it meanwhile; untouched it follows.
  const [touched, setTouched] = useState<ChainTemplate | null>(null);
  const template = touched ?? data;
  if (template !== undefined) {
    return (
      <TemplateEditor
        key={template.lock_version}
        template={template}
        standing={data ?? template}
        start={() => valuesOfTemplate(template)}
        onTouch={() => {
          setTouched(template);
        }}
      />
    );
  }
  return <Instead error={error} onRetry={() => void refetch()} />;
}

/** A new template that begins as another stands now. */
function Copy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(templateQuery(id));
  if (data === undefined) return <Instead error={error} onRetry={() => void refetch()} />;
  const values = valuesOfTemplate(data);
  return (
    <TemplateEditor
      template={null}
      standing={null}
      start={() => ({ ...values, name: `${values.name} (копия)` })}
    />
  );
}

/** In the place of a template that is on its way, is not there, or did not come. */
function Instead({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Loader size="big" />;
  const isMissing = errorOf(error).status === 404;
  return (
    <StatePage
      title={isMissing ? 'Такого шаблона нет' : 'Шаблон не загрузился'}
      text={errorOf(error).message}
      actions={
        isMissing ? (
          <LinkButton to={paths.chainTemplates()}>К списку шаблонов</LinkButton>
        ) : (
          // A second failure comes back to this very state.
          <Button onClick={onRetry}>Повторить</Button>
        )
      }
    />
  );
}

/** A template of approval being written or changed. */
export default function TemplateEditPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { data } = useQuery({ ...templateQuery(id ?? ''), enabled: id !== undefined });
  const title = id === undefined ? NEW_TITLE : (data?.name ?? 'Шаблон цепочки');
  usePageTitle(title);
  return (
    <>
      <PageHeader>
        <Breadcrumbs
          items={[{ label: 'Шаблоны цепочек согласования', to: paths.chainTemplates() }, { label: title }]}
        />
      </PageHeader>
      {id !== undefined && <Existing key={id} id={id} />}
      {id === undefined && from !== null && <Copy key={from} id={from} />}
      {id === undefined && from === null && (
        <TemplateEditor template={null} standing={null} start={newTemplate} />
      )}
    </>
  );
}
