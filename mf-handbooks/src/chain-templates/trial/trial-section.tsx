import type { ChainTemplateCreate } from 'shared/contract/approval/chain-template';
import type { ChainTrialInput } from 'shared/contract/approval/chain-trial';
import { errorOf } from 'shared/http';
import { Button, Loader, Section, Strip } from 'shared/ui';

import { useTryTemplate } from '../api/chain-templates.queries';
import { TrialResult } from './trial-result';

/** The trial of a template as the form holds it: what it found, or why it did not, and whether the form has changed since. */
export interface TemplateTrial {
  run: (body: ChainTemplateCreate) => void;
  state: ReturnType<typeof useTryTemplate>;
}

/** A trial of the template with that number; null is a new one. What the form has to put right goes to `onRefused`. */
export function useTemplateTrial(
  templateId: number | null,
  onRefused: (errors: Readonly<Record<string, readonly string[]>>) => void,
): TemplateTrial {
  const state = useTryTemplate();
  return {
    state,
    run: (body) => {
      state.mutate(
        { ...body, template_id: templateId },
        {
          onError: (error) => {
            const failure = errorOf(error);
            if (failure.status === 422) onRefused(failure.errors);
          },
        },
      );
    },
  };
}

const isSame = (tried: ChainTrialInput | undefined, present: ChainTemplateCreate) => {
  const { template_id: _, ...body } = tried ?? {};
  return JSON.stringify(body) === JSON.stringify(present);
};

interface TrialSectionProps {
  trial: TemplateTrial;
  /** The template as the form holds it now. */
  present: ChainTemplateCreate;
  onRepeat: () => void;
}

/** Where the outcome of a trial stands; nothing before the first one. */
export function TrialSection({ trial: { state }, present, onRepeat }: TrialSectionProps) {
  const { data, error, isPending, variables } = state;
  // What the form has to put right stands under its fields.
  const isRefused = error !== null && errorOf(error).status === 422;
  if (state.isIdle || isRefused) return null;
  const repeat = (word: string) => (
    <Button size="sm" onClick={onRepeat}>
      {word}
    </Button>
  );
  return (
    <Section title="Проверка на документах за год" inset="none">
      {isPending && <Loader label="Проверяем документы" />}
      {error !== null && (
        <Strip tone="red" live="alert" action={repeat('Повторить')}>
          {`Проверить не удалось. ${errorOf(error).message}`}
        </Strip>
      )}
      {data !== undefined && !isSame(variables, present) && (
        <Strip tone="orange" action={repeat('Проверить снова')}>
          Шаблон изменён после проверки.
        </Strip>
      )}
      {data !== undefined && <TrialResult trial={data} />}
    </Section>
  );
}
