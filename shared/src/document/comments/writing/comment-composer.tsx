import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { OptionList } from '../../../form/options/option-list';
import { Textarea } from '../../../ui/ui';
import { ChosenFiles } from './chosen-files';
import { ComposerLine } from './composer-line';
import type { Discussed } from '../comments.api';
import classes from './composer.module.css';
import { QuotePart } from '../quote-part';
import { uncalledIn } from './mention-text';
import { useComposer, type ComposerOptions } from './use-composer';
import { useMentions } from './use-mentions';

export interface CommentComposerProps extends Omit<ComposerOptions, 'onSend'> {
  of: Discussed;
  /** What the field is: «Комментарий», «Ответ». */
  label: string;
  placeholder: string;
  /** «Отправить», «Сохранить». */
  sendLabel: string;
  onSend: (input: Parameters<ComposerOptions['onSend']>[0], files: readonly File[]) => Promise<void>;
  /** Present where the composer can be put away: an answer, a correction. Once sent, its owner puts it away. */
  onCancel?: () => void;
  /** What has to be known while one writes. */
  note?: string;
  /** A correction keeps its files: they are attached to what is already there. */
  takesFiles?: boolean;
  /** Told whether there is something in it that was not sent. */
  onWritten?: (isWritten: boolean) => void;
}

function People({
  mentions,
  anchor,
}: {
  mentions: ReturnType<typeof useMentions>;
  anchor: RefObject<HTMLElement | null>;
}) {
  const { people, isPending, isError, listProps } = mentions;
  const empty = isError
    ? 'Список сотрудников не загрузился'
    : isPending
      ? 'Загрузка'
      : 'Среди тех, кому виден документ, никого не нашлось';
  return (
    <OptionList
      {...listProps}
      label="Сотрудники, которым виден документ"
      anchor={anchor}
      options={people.map(({ id, name, job_title }) => ({
        value: id,
        label: name,
        note: job_title ?? undefined,
      }))}
      isChosen={() => false}
      state={people.length === 0 ? empty : undefined}
    />
  );
}

/** What has to be known while one writes, under the words. */
function ComposerNotes({ note, uncalled }: { note: string | undefined; uncalled: readonly string[] }) {
  const lines = note === undefined ? [] : [note];
  if (uncalled.length > 0) {
    const names = uncalled.map((name) => `@${name}`).join(', ');
    lines.push(`Уведомления не будет: ${names}. Выберите сотрудника из списка, который открывает знак @.`);
  }
  return lines.map((line) => (
    <p key={line} className={classes.note} role="status">
      {line}
    </p>
  ));
}

const isSend = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** An answer opens under what was read, often below the edge of the window. */
function useInView(box: RefObject<HTMLElement | null>, isOpened: boolean): void {
  useEffect(() => {
    if (isOpened) box.current?.scrollIntoView({ block: 'nearest' });
  }, [box, isOpened]);
}

function useTold(isWritten: boolean, onWritten: CommentComposerProps['onWritten']): void {
  useEffect(() => {
    onWritten?.(isWritten);
  }, [isWritten, onWritten]);
}

/** Where a comment is written: text with names, a quoted place, files; Ctrl and Enter send it. */
export function CommentComposer(props: CommentComposerProps) {
  const { of, label, placeholder, sendLabel, onSend, onCancel, note, takesFiles = true, ...options } = props;
  const [files, setFiles] = useState<readonly File[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer({ ...options, onSend: (input) => onSend(input, files) });
  const { composed, change, refusal, forget } = composer;
  const mentions = useMentions({ of, written: composed, area, onChange: change });
  const isOpened = onCancel !== undefined;
  useInView(box, isOpened);
  const isDestroyed = of.isDestroyed === true;
  const isWritten = composer.isTouched || files.length > 0;
  useTold(isWritten, props.onWritten);

  const send = async () => {
    if (await composer.send()) setFiles([]);
  };
  return (
    <div className={classes.composer}>
      <div
        ref={box}
        className={classes.box}
        onKeyDown={(event) => {
          if (!isSend(event)) return;
          event.preventDefault();
          void send();
        }}
      >
        <QuotePart
          of={of}
          quote={composed.quote}
          onChange={(quote) => {
            change({ quote });
          }}
        />
        <Textarea
          {...mentions.areaProps}
          ref={area}
          className={classes.area}
          rows={2}
          aria-label={label}
          placeholder={placeholder}
          autoFocus={isOpened}
          value={composed.text}
          onChange={(event) => {
            mentions.type(event.target.value);
          }}
        />
        {files.length > 0 && <ChosenFiles files={files} onChange={setFiles} />}
        <ComposerLine
          composer={composer}
          sendLabel={sendLabel}
          canQuote={!isDestroyed}
          onMention={mentions.start}
          onFiles={
            takesFiles && !isDestroyed
              ? (more) => {
                  setFiles([...files, ...more]);
                }
              : undefined
          }
          clearLabel={isOpened ? 'Отменить' : isWritten ? 'Очистить' : null}
          onClear={() => {
            forget();
            onCancel?.();
          }}
          onSend={() => void send()}
        />
      </div>
      <ComposerNotes note={note} uncalled={mentions.open ? [] : uncalledIn(composed.text, composed.called)} />
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      {mentions.open && <People mentions={mentions} anchor={box} />}
    </div>
  );
}
