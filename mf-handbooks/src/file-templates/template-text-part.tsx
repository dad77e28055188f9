import { useRef, useState } from 'react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import type { AnyBookRow } from 'shared/contract/books/book';
import { errorOf } from 'shared/http';
import { useInfiniteQuery } from 'shared/query';
import { Button, ButtonRow, Loader, Progress, Strip } from 'shared/ui';

import { PartFailure } from '../part-failure';
import { useUploadContent, versionsQuery } from './file-templates.queries';
import { TemplateTags } from './template-tags';
import { TemplateVersions } from './template-versions';
import { TextFile } from './text-file';
import classes from './template-text.module.css';

function UnknownTags({ tags, places }: { tags: readonly string[]; places: readonly string[] }) {
  return (
    <div role="status">
      <Strip tone="orange">
        {`В тексте есть поля, которые нечем заполнить: ${tags.map((tag) => `{${tag}}`).join(', ')}. На их месте в документе будет пустая строка.`}
        {places.length > 0 && (
          <ul className={classes.places} aria-label="Где стоят поля, которые нечем заполнить">
            {tags.map(
              (tag, at) => (places[at] ?? '') !== '' && <li key={tag}>{quoted(places[at] ?? '')}</li>,
            )}
          </ul>
        )}
      </Strip>
    </div>
  );
}

function Refusal({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert">
      <Strip tone="red">
        <ul className={classes.faults}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Strip>
    </div>
  );
}

function UploadText({ id, isFirst }: { id: number; isFirst: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const alerts = useAlerts();
  const [percent, setPercent] = useState(0);
  const upload = useUploadContent(id);
  const send = async (file: File) => {
    setPercent(0);
    try {
      const { version } = await upload.mutateAsync({ file, onProgress: setPercent });
      alerts.success(`Текст шаблона загружен: версия ${String(version)}`);
    } catch {
      // The refusal stands beside the button.
    }
  };
  const refused = upload.error === null ? null : errorOf(upload.error);
  return (
    <>
      {refused !== null && <Refusal sentences={refused.errors.file ?? [refused.message]} />}
      {upload.isPending && <Progress value={percent} label="Загрузка текста шаблона" />}
      <ButtonRow>
        <Button size="sm" busy={upload.isPending} onClick={() => input.current?.click()}>
          {isFirst ? 'Загрузить документ Word' : 'Загрузить новую версию'}
        </Button>
      </ButtonRow>
      <input
        ref={input}
        type="file"
        accept=".docx"
        hidden
        aria-label="Документ Word с текстом шаблона"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void send(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** The text of a template: its Word file, what was found in it, the next version, those before, and the tags one may write. */
export default function TemplateTextPart({ row }: { row: AnyBookRow }) {
  const { data, error, refetch } = useInfiniteQuery(versionsQuery(row.id));
  if (data === undefined && error === null) return <Loader />;
  if (data === undefined) return <PartFailure error={error} onRetry={refetch} />;
  const content = data.pages[0]?.data[0];
  return (
    <div className={classes.text}>
      {content === undefined ? (
        <p className={classes.none}>
          Текста ещё нет. Напишите его в Word, вставьте поля в фигурных скобках и загрузите файл .docx.
        </p>
      ) : (
        <TextFile content={content} />
      )}
      {content !== undefined && content.unknown_tags.length > 0 && (
        <UnknownTags tags={content.unknown_tags} places={content.unknown_places} />
      )}
      {row.can.update && <UploadText id={row.id} isFirst={content === undefined} />}
      <TemplateVersions id={row.id} mayRestore={row.can.update} />
      <TemplateTags kind={String(row.document_kind)} />
    </div>
  );
}
