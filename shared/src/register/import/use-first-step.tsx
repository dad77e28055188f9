import { useState, type ReactNode } from 'react';

import type { ImportMode } from '../../contract/exchange/import-status';
import { Button } from '../../ui/ui';
import { ImportBegun } from './import-begun';
import { ImportSending } from './import-sending';
import { ImportStart, type StartChoice } from './import-start';
import type { ImportSteps } from './use-import';

export interface ImportDialogProps {
  resource: string;
  /** «контрагентов»: what is loaded. */
  what: string;
  /** Lines of the records, by a file of their own: their resource, and the words of the choice. */
  lines?: { resource: string; what: string; words: readonly [records: string, lines: string] } | undefined;
  /** What every row says beside its cells. */
  given?: Readonly<Record<string, string | number | boolean>> | undefined;
  mayCreate: boolean;
  mayUpdate: boolean;
  onClose: () => void;
}

/** What the window shows at a step of an import. */
export interface Step {
  body: ReactNode;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  closes?: string;
}

function modesFor(mayCreate: boolean, mayUpdate: boolean): ImportMode[] {
  if (mayCreate && mayUpdate) return ['create', 'update', 'upsert'];
  return mayCreate ? ['create'] : ['update'];
}

function faultOf({ sending, isGone }: ImportSteps): string | undefined {
  if (isGone) return 'Этой загрузки больше нет: они хранятся неделю. Загрузите файл ещё раз';
  return sending?.status === 'failed' ? sending.text : undefined;
}

/** The choice of the file and of what is done with its rows, and the file on its way. */
export function useFirstStep(props: ImportDialogProps, steps: ImportSteps): Step {
  const { lines, mayCreate, mayUpdate } = props;
  const modes = modesFor(mayCreate, mayUpdate);
  const [choice, setChoice] = useState<StartChoice>({
    file: null,
    mode: modes[0] ?? 'create',
    isLines: false,
  });
  const { file, mode, isLines } = choice;
  const loaded = isLines && lines !== undefined ? lines.resource : props.resource;
  const take = (next: StartChoice) => {
    const [first = 'create'] = next.isLines ? modesFor(true, true) : modes;
    setChoice(next.isLines === isLines ? next : { ...next, mode: first });
  };
  const { sending } = steps;
  if (sending?.status === 'waiting' || sending?.status === 'running') {
    return {
      body: <ImportSending transfer={sending} />,
      actions: <Button onClick={steps.giveUpSending}>Отменить отправку</Button>,
    };
  }
  return {
    body: (
      <>
        <ImportStart
          choice={choice}
          onChange={take}
          modes={isLines ? modesFor(true, true) : modes}
          words={mayUpdate ? lines?.words : undefined}
          fault={faultOf(steps)}
        />
        <ImportBegun
          here={{
            resources: [props.resource, ...(lines === undefined ? [] : [lines.resource])],
            given: props.given,
          }}
          onOpen={steps.open}
        />
      </>
    ),
    actions: (
      <Button
        variant="primary"
        busy={steps.isBusy}
        disabled={file === null}
        onClick={() => {
          if (file !== null) steps.send({ resource: loaded, mode, given: props.given, file });
        }}
      >
        Дальше
      </Button>
    ),
    closes: 'Отменить',
  };
}
