import { place } from './anchor';

const viewport = { width: 1000, height: 800 };
const panel = { width: 200, height: 300 };

describe('the place of a panel beside its button', () => {
  it('is under the button, from the asked edge', () => {
    const anchor = { left: 400, top: 100, width: 80, height: 32 };
    expect(place({ anchor, panel, viewport, placement: 'bottom-start' })).toMatchObject({
      left: 400,
      top: 136,
    });
    expect(place({ anchor, panel, viewport, placement: 'bottom-end' })).toMatchObject({
      left: 280,
      top: 136,
    });
    expect(place({ anchor, panel, viewport, placement: 'bottom' })).toMatchObject({ left: 340, top: 136 });
  });

  it('is above when there is no room beneath', () => {
    const anchor = { left: 400, top: 700, width: 80, height: 32 };
    expect(place({ anchor, panel, viewport, placement: 'bottom-start' })).toMatchObject({ top: 396 });
  });

  it('stays inside the window', () => {
    const anchor = { left: 950, top: 100, width: 40, height: 32 };
    expect(place({ anchor, panel, viewport, placement: 'bottom-start' }).left).toBe(792);
    expect(place({ anchor: { ...anchor, left: 0 }, panel, viewport, placement: 'bottom-end' }).left).toBe(8);
  });

  it('takes the roomier side and its height when neither is enough', () => {
    const anchor = { left: 0, top: 300, width: 80, height: 32 };
    const placed = place({ anchor, panel: { width: 200, height: 2000 }, viewport, placement: 'top-start' });
    expect(placed).toMatchObject({ top: 336, maxHeight: 456 });
  });
});
