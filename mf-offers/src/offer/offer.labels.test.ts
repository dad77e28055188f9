import { anOffer } from '../testing/an-offer';
import { statusReason } from './offer.labels';

it.each([
  ['of the day and of the addressee', 'Орлова Анна', '20.11.2026: Орлова Анна'],
  ['of the day alone when nobody was named', null, '20.11.2026'],
])('an offer that was sent tells %s', (_, sentTo, said) => {
  const sent = anOffer({ status: 'sent', sent_at: '2026-11-20T09:00:00.000Z', sent_to: sentTo });
  expect(statusReason(sent)).toBe(said);
});
