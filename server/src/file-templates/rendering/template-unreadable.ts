/** The template is not one: sentences for the person who has made it. */
export class TemplateUnreadable extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'TemplateUnreadable';
  }
}
