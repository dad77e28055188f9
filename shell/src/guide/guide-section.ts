/** Whose work a section is about. */
export const GUIDE_ROLES = {
  initiator: 'Инициатор',
  lawyer: 'Юрист',
  approver: 'Согласующий',
  head: 'Руководитель',
  admin: 'Администратор',
} as const;
export type GuideRole = keyof typeof GUIDE_ROLES;

export interface GuideSection {
  id: string;
  title: string;
  roles: readonly GuideRole[];
  /** Addresses of the screens it is about, as patterns of the router; the first that fits wins. */
  screens: readonly string[];
  /** The same screen in either theme. */
  picture: { src: string; dark: string; alt: string };
  paragraphs: readonly string[];
}

export const EVERYBODY = Object.keys(GUIDE_ROLES) as GuideRole[];
