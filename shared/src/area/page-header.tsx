import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface HeaderPlace {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

const HeaderContext = createContext<HeaderPlace>({ element: null, setElement: () => undefined });

/** Lets a page fill the header bar that the shell's layout draws. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, setElement }), [element]);
  return <HeaderContext value={place}>{children}</HeaderContext>;
}

/** The place in the layout's header where the page's own content goes. */
export function PageHeaderOutlet({ className }: { className?: string }) {
  const { setElement } = useContext(HeaderContext);
  return <div ref={setElement} className={className} />;
}

/** The page's title, breadcrumbs and buttons; drawn in the layout's header, left of the bell. */
export function PageHeader({ children }: { children: ReactNode }) {
  const { element } = useContext(HeaderContext);
  return element === null ? null : createPortal(children, element);
}
