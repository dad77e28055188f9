import { matchPath } from 'react-router-dom';

import { NOTIFICATIONS, REGISTER, START } from './common-sections';
import { CARD, DUE_DATES, FORM } from './document-sections';
import type { GuideSection } from './guide-section';
import { ORIGINALS, REASONS, SENDING } from './decision-sections';
import { ADMINISTRATION, APPROVAL, OVERSIGHT } from './work-sections';

/** The whole guide in the order it is read. */
export const GUIDE: readonly GuideSection[] = [
  START,
  REGISTER,
  FORM,
  CARD,
  SENDING,
  APPROVAL,
  ORIGINALS,
  DUE_DATES,
  NOTIFICATIONS,
  REASONS,
  OVERSIGHT,
  ADMINISTRATION,
];

/** The section about the screen of the address; the beginning of the guide when none is. */
export function sectionOf(pathname: string): GuideSection {
  // A form's own address fits the pattern of a card too, so forms are asked first.
  const asked = [FORM, REASONS, ...GUIDE];
  const fits = ({ screens }: GuideSection) => screens.some((screen) => matchPath(screen, pathname) !== null);
  return asked.find(fits) ?? START;
}
