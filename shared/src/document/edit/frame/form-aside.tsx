import { onlyFields, type FieldErrors } from '../../../form/form';
import { formatNumber, plural } from '../../../format/format';
import { VisuallyHidden } from '../../../ui/ui';
import { ReadinessList, type ReadinessLine } from '../../rail/readiness-list';
import { useDocumentForm } from '../form-context';
import classes from './form-aside.module.css';
import { sectionId } from './form-part';
import { useVisibleSection } from './use-visible-section';

export interface FormAsideProps {
  /** Parts of the form that are shown, in their order. */
  sections: readonly string[];
  /** Part → what it holds, where that is worth a number: files. */
  counts?: Readonly<Record<string, number>>;
  readiness: readonly ReadinessLine[];
}

function useErrorsIn(): (section: string) => number {
  const { form, fields } = useDocumentForm();
  const errors: FieldErrors = form.errors;
  return (section) => {
    const own = Object.entries(fields).flatMap(([field, place]) =>
      place.section === section ? [field] : [],
    );
    // A part without fields of its own is named itself by what is wrong in it: files.
    return Object.keys(onlyFields(errors, own.length === 0 ? [section] : own)).length;
  };
}

/** The contents of the form with what is wrong in each part, and what is missing before it can be sent. */
export function FormAside({ sections, counts = {}, readiness }: FormAsideProps) {
  const visible = useVisibleSection(sections);
  const errorsIn = useErrorsIn();
  return (
    <aside className={classes.side} aria-label="Содержание и готовность">
      <div className={classes.sideInner}>
        <nav className={classes.toc} aria-label="Разделы формы">
          {sections.map((section) => (
            <SectionLink
              key={section}
              section={section}
              current={section === visible}
              wrong={errorsIn(section)}
              count={counts[section] ?? 0}
            />
          ))}
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

interface SectionLinkProps {
  section: string;
  current: boolean;
  wrong: number;
  count: number;
}

function SectionLink({ section, current, wrong, count }: SectionLinkProps) {
  const { sections } = useDocumentForm();
  const id = sectionId(section);
  return (
    <a
      href={`#${id}`}
      aria-current={current || undefined}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(id);
        part?.scrollIntoView();
        part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      }}
    >
      {sections[section] ?? section}
      {wrong > 0 && (
        <span className={classes.tocCount} data-wrong>
          {formatNumber(wrong)}
          <VisuallyHidden>{` ${plural(wrong, ['ошибка', 'ошибки', 'ошибок'])}`}</VisuallyHidden>
        </span>
      )}
      {wrong === 0 && count > 0 && <span className={classes.tocCount}>{formatNumber(count)}</span>}
    </a>
  );
}
