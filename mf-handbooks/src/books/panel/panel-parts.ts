import { lazy, type ComponentType } from 'react';
import type { AnyBookRow } from 'shared/contract/books/book';

export interface PanelPart {
  title: string;
  Part: ComponentType<{ row: AnyBookRow }>;
}

/** What the panel of a book shows besides the fields of the row, by its resource. */
export const PANEL_PARTS: Readonly<Partial<Record<string, PanelPart>>> = {
  'chain-templates': {
    title: 'Маршрут',
    Part: lazy(() => import('../../chain-templates/route-part')),
  },
  'file-templates': {
    title: 'Текст шаблона',
    Part: lazy(() => import('../../file-templates/template-text-part')),
  },
};
