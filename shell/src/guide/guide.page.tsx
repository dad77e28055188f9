import { useSearchParams } from 'react-router-dom';
import { PageHeader, usePageTitle } from 'shared/area';
import { Segmented, TextLink } from 'shared/ui';

import { GUIDE_ROLES, type GuideRole, type GuideSection } from './guide-section';
import { GUIDE, sectionOf } from './guide-sections';
import classes from './guide.module.css';

const EVERYTHING = 'all';
const ROLES = [
  { value: EVERYTHING, label: 'Все' },
  ...Object.entries(GUIDE_ROLES).map(([value, label]) => ({ value, label })),
];

const isRole = (text: string | null): text is GuideRole => text !== null && Object.hasOwn(GUIDE_ROLES, text);

/** What the address asks for: a section by its name or by the screen it is about, and whose work is shown. */
function useGuideAddress() {
  const [params, setParams] = useSearchParams();
  const given = params.get('role');
  const role = isRole(given) ? given : null;
  const sections = role === null ? GUIDE : GUIDE.filter(({ roles }) => roles.includes(role));
  const named =
    GUIDE.find(({ id }) => id === params.get('section')) ?? sectionOf(params.get('screen') ?? '/');
  const section = sections.includes(named) ? named : (sections[0] ?? named);
  const addressOf = (id: string) => {
    const next = new URLSearchParams({ section: id, ...(role !== null && { role }) });
    return `/guide?${next.toString()}`;
  };
  const choose = (value: string) => {
    setParams(
      { section: section.id, ...(value !== EVERYTHING && { role: value }) },
      // One step back leaves the guide, however often the roles were changed.
      { replace: true },
    );
  };
  return { role, sections, section, addressOf, choose };
}

/** Pixels of every picture. */
const size = { width: 1120, height: 665 };

function SectionText({ section }: { section: GuideSection }) {
  const { title, paragraphs, picture } = section;
  return (
    <article className={classes.text} aria-labelledby="guide-section">
      <h2 id="guide-section" className={classes.heading}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <figure key={picture.src}>
        <img className={classes.inLight} src={picture.src} {...size} alt={picture.alt} loading="lazy" />
        <img className={classes.inDark} src={picture.dark} {...size} alt={picture.alt} loading="lazy" />
        <figcaption>{picture.alt}</figcaption>
      </figure>
    </article>
  );
}

/** How to work with the product, by screens and by what a person does. */
export default function GuidePage() {
  const { role, sections, section, addressOf, choose } = useGuideAddress();
  usePageTitle(`Справка: ${section.title}`);
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Справка</h1>
      </PageHeader>
      <div className={classes.guide}>
        <div className={classes.roles}>
          <Segmented label="Чья работа" options={ROLES} value={role ?? EVERYTHING} onChange={choose} />
        </div>
        <nav className={classes.contents} aria-label="Разделы справки">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id} data-current={id === section.id || undefined}>
                <TextLink to={addressOf(id)} aria-current={id === section.id ? 'page' : undefined}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <SectionText section={section} />
      </div>
    </>
  );
}
