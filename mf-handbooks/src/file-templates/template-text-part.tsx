import { useRef, useState } from 'react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import type { AnyBookRow } from 'shared/contract/books/book';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import { counted, fileSize, formatDateTime } from 'shared/format';
import { downloadFile, errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, ButtonRow, Loader, Progress, Strip } from 'shared/ui';

import { PartFailure } from '../part-failure';
import { contentQuery, useUploadContent } from './file-templates.queries';
import { TemplateTags } from './template-tags';
import classes from './template-text.module.css';

function ContentFacts({ content }: { content: TemplateContent }) {
  const alerts = useAlerts();
  const save = async () => {
    try {
      await downloadFile(content.url, content.name);
    } catch (error) {
      alerts.failure(error);
    }
  };
  const facts = [
    `Версия ${String(content.version)}`,
    fileSize(content.size),
    counted(content.tags.length, ['поле', 'поля', 'полей']),
    content.uploaded_by_name,
    formatDateTime(content.created_at),
  ];
  return (
    <div className={classes.file}>
      <button type="button" className={classes.name} data-paper onClick={() => void save()}>
        {content.name}
      </button>
      <small>{facts.filter((fact) => fact !== null).join(' · ')}</small>
    </div>
  );
}

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
        <Button size="sm" disabled={upload.isPending} onClick={() => input.current?.click()}>
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

/** The text of a template: its Word file, what was found in it, the next version, and the tags one may write. */
export default function TemplateTextPart({ row }: { row: AnyBookRow }) {
  const { data: content, error, refetch } = useQuery(contentQuery(row.id));
  if (content === undefined && error === null) return <Loader />;
  if (content === undefined) return <PartFailure error={error} onRetry={refetch} />;
  return (
    <div className={classes.text}>
      {content === null ? (
        <p className={classes.none}>
          Текста ещё нет. Напишите его в Word, вставьте поля в фигурных скобках и загрузите файл .docx.
        </p>
      ) : (
        <ContentFacts content={content} />
      )}
      {content !== null && content.unknown_tags.length > 0 && (
        <UnknownTags tags={content.unknown_tags} places={content.unknown_places} />
      )}
      {row.can.update && <UploadText id={row.id} isFirst={content === null} />}
      <TemplateTags kind={String(row.document_kind)} />
    </div>
  );
}
