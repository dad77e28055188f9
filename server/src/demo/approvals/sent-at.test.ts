import { sentAt } from './sent-at';

const sunday = new Date('2026-11-22T10:00:00Z');

describe('when a document of the demo went on approval', () => {
  it('is before the present on a Sunday too, though the next working minute is on Monday', () => {
    const friday = new Date('2026-11-20T14:55:00Z');
    const agreement = {
      status: 'on_approval',
      createdAt: new Date('2026-11-19T09:00:00Z'),
      changedAt: friday,
    };
    expect(sentAt(new Map(), agreement, sunday)).toEqual(friday);
    const written = { ...agreement, status: 'approved', createdAt: new Date('2026-11-20T14:55:00Z') };
    expect(sentAt(new Map(), written, sunday)).toEqual(written.createdAt);
  });

  it('is some working minutes after it was written, once it has left that state', () => {
    const written = { status: 'rework', createdAt: new Date('2026-11-19T09:00:00Z'), changedAt: sunday };
    expect(sentAt(new Map(), written, sunday)).toEqual(new Date('2026-11-19T09:20:00Z'));
  });
});
