import { useEffect, useState } from 'react';

import { sectionId } from './form-part';

/** The part of the form that stands at the top of the window. */
export function useVisibleSection(sections: readonly string[]): string | null {
  const [visible, setVisible] = useState<string | null>(sections[0] ?? null);
  const names = sections.join(' ');
  useEffect(() => {
    const read = () => {
      const passed = names.split(' ').filter((section) => {
        const part = document.getElementById(sectionId(section));
        return part !== null && part.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setVisible(passed.at(-1) ?? names.split(' ')[0] ?? null);
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      window.removeEventListener('scroll', read);
    };
  }, [names]);
  return visible;
}
