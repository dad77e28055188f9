import { termAfter } from './paused-term';

const at = (moment: string) => new Date(`${moment}:00+03:00`);
const PAUSE = { from: at('2026-11-20T12:00'), to: at('2026-11-24T15:00') };
const after = (due: string, unit: Parameters<typeof termAfter>[2]['unit']) =>
  termAfter(new Map(), at(due), { pause: PAUSE, unit }).toISOString();

describe('a term whose clock stood still', () => {
  it('ends as many working hours after the pause as were left before it', () => {
    // Six hours of the Friday and one of the Monday.
    expect(after('2026-11-23T10:00', 'working_hours')).toBe(at('2026-11-25T13:00').toISOString());
    expect(after('2026-11-20T18:00', 'working_days')).toBe(at('2026-11-25T12:00').toISOString());
  });

  it('ends as many days after the pause when it counts days, and never on a day off', () => {
    expect(after('2026-11-23T18:00', 'calendar_days')).toBe(at('2026-11-27T18:00').toISOString());
    expect(after('2026-11-24T18:00', 'calendar_days')).toBe(at('2026-11-30T18:00').toISOString());
  });

  it('stays over when it was', () => {
    expect(after('2026-11-20T11:59', 'working_hours')).toBe(at('2026-11-20T11:59').toISOString());
  });
});
