import type { ReadinessLine } from 'shared/document';
import { ReadinessList } from 'shared/document';
import { onlyFields, type FieldErrors } from 'shared/form';
import { formatNumber, plural } from 'shared/format';
import { VisuallyHidden } from 'shared/ui';

import classes from './form-aside.module.css';
import { sectionId } from './sections/form-part';
import { useVisibleSection } from './use-visible-section';
import { AGREEMENT_FIELDS, FORM_SECTION_LABELS, type FormSection } from './values/agreement-fields.labels';

export interface FormAsideProps {
  sections: readonly FormSection[];
  errors: FieldErrors;
  /** Null of a new agreement: files come after it was made. */
  filesCount: number | null;
  readiness: readonly ReadinessLine[];
}

function errorsIn(section: FormSection, errors: FieldErrors): number {
  const fields = Object.entries(AGREEMENT_FIELDS).flatMap(([field, place]) =>
    place.section === section ? [field] : [],
  );
  return Object.keys(onlyFields(errors, section === 'files' ? ['files'] : fields)).length;
}

/** The contents of the form with what is wrong in each part, and what is missing before it can be sent. */
export function FormAside({ sections, errors, filesCount, readiness }: FormAsideProps) {
  const visible = useVisibleSection(sections);
  return (
    <aside className={classes.side} aria-label="Содержание и готовность">
      <div className={classes.sideInner}>
        <nav className={classes.toc} aria-label="Разделы формы">
          {sections.map((section) => {
            const wrong = errorsIn(section, errors);
            return (
              <a
                key={section}
                href={`#${sectionId(section)}`}
                aria-current={section === visible || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  const part = document.getElementById(sectionId(section));
                  part?.scrollIntoView();
                  part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
                }}
              >
                {FORM_SECTION_LABELS[section]}
                {wrong > 0 && (
                  <span className={classes.tocCount} data-wrong>
                    {formatNumber(wrong)}
                    <VisuallyHidden>{` ${plural(wrong, ['ошибка', 'ошибки', 'ошибок'])}`}</VisuallyHidden>
                  </span>
                )}
                {wrong === 0 && section === 'files' && filesCount !== null && filesCount > 0 && (
                  <span className={classes.tocCount}>{formatNumber(filesCount)}</span>
                )}
              </a>
            );
          })}
        </nav>
        {readiness.length > 0 && (
          <>
            <h2 className={classes.sideTitle}>Готовность к отправке</h2>
            <ReadinessList lines={readiness} />
          </>
        )}
      </div>
    </aside>
  );
}
