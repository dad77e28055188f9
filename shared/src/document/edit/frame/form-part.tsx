import type { ReactNode } from 'react';

import classes from './form.module.css';
import { useDocumentForm } from '../form-context';

/** The place of a part of the form in the page, for the contents at the side. */
export function sectionId(section: string): string {
  return `section-${section}`;
}

/** A titled part of the form. */
export function FormPart({ section, children }: { section: string; children: ReactNode }) {
  const { sections } = useDocumentForm();
  const id = sectionId(section);
  return (
    <section className={classes.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={classes.partTitle} id={`${id}-title`} tabIndex={-1}>
        {sections[section] ?? section}
      </h2>
      {children}
    </section>
  );
}

/** Fields on a grid of twelve columns: `w6` takes six of them, `half` three on a desk and half a phone. */
export const formGrid = {
  grid: classes.grid,
  half: classes.half,
  w3: classes.w3,
  w4: classes.w4,
  w6: classes.w6,
  w8: classes.w8,
  w9: classes.w9,
  w12: classes.w12,
  /** What stands under the fields of a part, a step apart from them. */
  gap: classes.gap,
  /** Under a form that has no frame of a document: its actions, at the bottom edge as everywhere. */
  bar: classes.bar,
} as const;
