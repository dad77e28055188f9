/** What stands behind a tag: a text, an answer a section asks for, or the lines a section repeats for. */
export type TemplateValue = string | boolean | readonly TemplateValues[];

/** Values by tag; a dot in a tag belongs to its name. */
export interface TemplateValues {
  readonly [tag: string]: TemplateValue;
}
