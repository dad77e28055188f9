import { existsSync } from 'node:fs';
import { builtProgram, startBuilt, WorkThread } from '../../platform/threads/work-thread';
import type { Rendered } from './render-docx';
import type { RenderAnswer, RenderRequest } from './render-message';
import { TemplateUnreadable } from './template-unreadable';
import type { TemplateValues } from './template-value';

/** Puts values into templates. */
export interface Renderer {
  /** Refuses with `TemplateUnreadable` a file that is no template. */
  render(template: Uint8Array, values: TemplateValues): Promise<Rendered>;
  close(): Promise<void>;
}

/** In the thread of the caller: where the server is not built, as under test. */
const inPlace: Renderer = {
  render: async (template, values) => {
    const { renderDocx } = await import('./render-docx');
    return renderDocx(template, values);
  },
  close: () => Promise.resolve(),
};

const PROGRAM = 'render-thread';

/** A document takes seconds at most; what takes longer is a template without an end. */
const PATIENCE = 30_000;

const SENTENCES = {
  late: 'Документ по этому шаблону составляется слишком долго',
  memory: 'Документ по этому шаблону слишком велик',
  broken: 'Документ по этому шаблону составить не удалось',
};

/** One document after the other in a thread of its own: a long one keeps no other request waiting. */
function threadRenderer(): Renderer {
  const broken = () => new TemplateUnreadable([SENTENCES.broken]);
  const thread = new WorkThread<RenderRequest, RenderAnswer>({
    start: startBuilt(PROGRAM),
    patience: PATIENCE,
    refusal: (fault) => new TemplateUnreadable([SENTENCES[fault]]),
    absent: broken,
  });
  return {
    render: async (template, values) => {
      const answer = await thread.ask({ template, values });
      if ('faults' in answer) throw new TemplateUnreadable(answer.faults);
      return answer;
    },
    close: () => thread.close(),
  };
}

/** The renderer of this server: in the thread beside the built program, or in place. */
export function openRenderer(): Renderer {
  return existsSync(builtProgram(PROGRAM)) ? threadRenderer() : inPlace;
}
