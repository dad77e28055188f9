import type { Rendered } from './render-docx';
import type { TemplateValues } from './template-value';

/** What the thread is asked. */
export interface RenderRequest {
  template: Uint8Array;
  values: TemplateValues;
}

/** What it answers. */
export type RenderAnswer = Rendered | { faults: readonly string[] };
