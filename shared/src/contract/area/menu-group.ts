export const MENU_GROUPS = ['inbox', 'documents', 'counterparties', 'common'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Headings of the menu; the inbox stands above all groups and has none. */
export const MENU_GROUP_LABELS: Record<MenuGroup, string | null> = {
  inbox: null,
  documents: 'Документы',
  counterparties: 'Контрагенты',
  common: 'Общее',
};
