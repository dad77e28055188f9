import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { Strip, TextLink } from 'shared/ui';

import { lockedNote } from '../offer/offer.labels';
import { paths } from '../paths';
import classes from './offer.module.css';

/** Why the offer is closed, and where it leads: to its agreement, to the revision before and after it. */
export function OfferLinks({ offer }: { offer: CommercialOffer }) {
  const note = lockedNote(offer);
  const { agreement, previous, next } = offer;
  const links = [
    agreement && { text: 'Договор ', to: paths.agreement(agreement.id), name: agreement.name },
    next && { text: 'Новая редакция: ', to: paths.offer(next.id), name: next.name },
    previous && { text: 'Прежняя редакция: ', to: paths.offer(previous.id), name: previous.name },
  ].filter((link) => link !== null);
  if (note === null && links.length === 0) return null;
  return (
    <div className={classes.pad}>
      {note !== null && <Strip>{note}</Strip>}
      {links.map(({ text, to, name }) => (
        <p key={to}>
          {text}
          <TextLink to={to}>{name}</TextLink>
        </p>
      ))}
    </div>
  );
}
