import type { ReactNode } from 'react';

import classes from '../form.module.css';
import { FORM_SECTION_LABELS, type FormSection } from '../values/agreement-fields.labels';

/** The place of a part of the form in the page, for the contents at the side. */
export function sectionId(section: FormSection): string {
  return `section-${section}`;
}

/** A titled part of the form on a grid of twelve. */
export function FormPart({ section, children }: { section: FormSection; children: ReactNode }) {
  const id = sectionId(section);
  return (
    <section className={classes.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={classes.partTitle} id={`${id}-title`} tabIndex={-1}>
        {FORM_SECTION_LABELS[section]}
      </h2>
      {children}
    </section>
  );
}
