import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { useAlerts } from '../../../alerts/alerts';
import { newId } from '../../../contract/new-id';
import type { FilledTag, GenerationPreview } from '../../../contract/file-template/file-template';
import { formatDate } from '../../../format/format';
import { errorOf } from '../../../http/http';
import { Button, Dialog, EmptyState, Field, Loader, Overlay, Strip, Textarea } from '../../../ui/ui';
import { shortFullName } from '../../short-full-name';
import type { FileOwner } from '../file-owner';
import { CheckLead } from './check-lead';
import { focusWhenHere } from './focus-when-here';
import { useGenerateFile } from './generation.mutations';
import { previewQuery, templatesQuery } from './generation.queries';
import { TemplateChoice } from './template-choice';
import { obviousTemplate } from './template-groups';
import classes from './generation.module.css';

const EMPTY = 'В документе останется пустая строка';

function hintOf(
  { value, is_declined, is_remembered, is_left_out }: FilledTag,
  given = value,
): string | undefined {
  if (is_declined) return value === '' ? EMPTY : 'Проверьте падеж: исправление запомнится';
  if (given !== value) {
    return is_remembered === true
      ? 'Новое исправление падежа запомнится'
      : 'Не так, как в карточке: документ не будет считаться составленным по шаблону';
  }
  if (is_left_out === true) return 'Не заполнено: это место в документ не войдёт';
  return value === '' ? EMPTY : undefined;
}

/** Nobody's work goes out of use unnoticed: which version that is, and that it stays. */
function HandmadeStrip({ handmade }: { handmade: NonNullable<GenerationPreview['handmade']> }) {
  const { version, uploaded_by_name: by, created_at: at } = handmade;
  const who = by === null ? '' : ` (${shortFullName(by)})`;
  return (
    <Strip tone="orange">
      {`Сейчас действует версия ${String(version)}, загруженная вручную ${formatDate(at)}${who}. ` +
        `Правки, внесённые в её текст, в новую версию не попадут. ` +
        `Версия ${String(version)} останется в файлах, и новую можно будет с ней сравнить.`}
    </Strip>
  );
}

interface ValuesProps {
  preview: GenerationPreview;
  given: Readonly<Record<string, string>>;
  onGive: (tag: string, text: string) => void;
}

/** What will stand in the document: what has to be looked at first, the rest behind a fold. */
function Values({ preview, given, onGive }: ValuesProps) {
  const isDoubtful = ({ value, is_declined }: FilledTag) => value === '' || is_declined;
  const isLeftOut = ({ is_left_out: leaves }: FilledTag) => leaves === true;
  const doubtful = preview.values
    .filter(isDoubtful)
    .sort((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)));
  const certain = preview.values.filter((one) => !doubtful.includes(one));
  const field = (one: FilledTag) => (
    <Field
      key={one.tag}
      label={one.label}
      hint={hintOf(one, given[one.tag])}
      hintTone={isLeftOut(one) ? undefined : 'orange'}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          maxLength={2000}
          value={given[one.tag] ?? one.value}
          onChange={({ target }) => {
            onGive(one.tag, target.value);
          }}
        />
      )}
    </Field>
  );
  return (
    <>
      <p>{`Файл: ${preview.file_name}`}</p>
      {preview.handmade != null && <HandmadeStrip handmade={preview.handmade} />}
      {preview.unknown_tags.length > 0 && (
        <Strip tone="orange">
          {`В шаблоне есть поля, которые нечем заполнить: ${preview.unknown_tags.map((tag) => tag || '{}').join(', ')}. На их месте будет пустая строка.`}
        </Strip>
      )}
      {preview.doubts?.map((doubt) => (
        <Strip key={doubt} tone="orange">
          {`${doubt}.`}
        </Strip>
      ))}
      {doubtful.map(field)}
      {certain.length > 0 && (
        <details>
          <summary>{`Остальные значения: ${String(certain.length)}`}</summary>
          <div className={classes.values}>{certain.map(field)}</div>
        </details>
      )}
    </>
  );
}

/** The key of every attempt to send the same from this dialog: after a lost answer nothing is made twice. */
type KeyOf = (templateId: number, values: Readonly<Record<string, string>>) => string;

function useAttemptKeys(): KeyOf {
  const [keys] = useState(() => new Map<string, string>());
  return (templateId, values) => {
    const said = JSON.stringify([templateId, values]);
    const key = keys.get(said) ?? newId();
    keys.set(said, key);
    return key;
  };
}

interface CheckProps {
  owner: FileOwner;
  templateId: number;
  keyOf: KeyOf;
  onDone: () => void;
}

function Check({ owner, templateId, keyOf, onDone }: CheckProps) {
  const { data: preview, error, refetch } = useQuery(previewQuery(templateId, owner));
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const generate = useGenerateFile(owner);
  const alerts = useAlerts();
  if (preview === undefined && error === null) return <Loader />;
  if (preview === undefined) {
    return (
      <EmptyState
        title="Документ составить нельзя"
        text={errorOf(error).message}
        actions={<Button onClick={() => void refetch()}>Повторить</Button>}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    generate.mutate(
      {
        templateId,
        values: given,
        handmade_id: preview.handmade?.id ?? null,
        key: keyOf(templateId, given),
      },
      {
        onSuccess: ({ name }) => {
          alerts.success(`Составлен файл ${name}`);
          onDone();
        },
        onError: (refusal) => {
          alerts.failure(refusal);
          // What has come meanwhile is shown before it is sent again.
          if (errorOf(refusal).status === 409) void refetch();
        },
      },
    );
  };
  return (
    <form ref={focusWhenHere} id="generation" className={classes.values} onSubmit={submit}>
      <Values
        preview={preview}
        given={given}
        onGive={(tag, text) => {
          setGiven((before) => ({ ...before, [tag]: text }));
        }}
      />
      {generate.isPending && <Overlay />}
    </form>
  );
}

/** Sends what was checked; until there is something to check it has nothing to send. */
function MakeButton({ owner, templateId }: Pick<CheckProps, 'owner' | 'templateId'>) {
  const { data: preview } = useQuery(previewQuery(templateId, owner));
  return (
    <Button
      type="submit"
      form="generation"
      variant="primary"
      disabledReason={preview === undefined ? 'Значения ещё не собраны' : undefined}
    >
      {preview?.handmade == null ? 'Составить' : `Составить версию ${String(preview.handmade.version + 1)}`}
    </Button>
  );
}

/** A document's text made of a template: which one, what will stand in it, and the file as its next version. */
export default function GenerationDialog({ owner, onClose }: { owner: FileOwner; onClose: () => void }) {
  const [picked, setPicked] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(false);
  const keyOf = useAttemptKeys();
  const first = owner.templates ?? [];
  const { data: templates = [] } = useQuery(templatesQuery(owner));
  const chosen = picked ?? obviousTemplate(templates, first);
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title="Составить по шаблону"
      description={
        isChecking && chosen !== null ? <CheckLead owner={owner} templateId={chosen} /> : 'Выберите шаблон.'
      }
      onClose={onClose}
      footer={
        <>
          {isChecking && (
            <Button
              onClick={() => {
                setChecking(false);
              }}
            >
              Назад
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          {isChecking && chosen !== null ? (
            <MakeButton owner={owner} templateId={chosen} />
          ) : (
            <Button
              variant="primary"
              disabledReason={chosen === null ? 'Выберите шаблон' : undefined}
              onClick={() => {
                setChecking(true);
              }}
            >
              Далее
            </Button>
          )}
        </>
      }
    >
      {isChecking && chosen !== null ? (
        <Check owner={owner} templateId={chosen} keyOf={keyOf} onDone={onClose} />
      ) : (
        <TemplateChoice owner={owner} first={first} chosen={chosen} onChoose={setPicked} />
      )}
    </Dialog>
  );
}
