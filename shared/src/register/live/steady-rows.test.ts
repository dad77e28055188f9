import { changedRows, steadyRows } from './steady-rows';

const row = (id: number, lock_version = 1) => ({ id, lock_version });

describe('rows under the eyes of the reader', () => {
  it('are the new answer when nothing moved', () => {
    const fresh = [row(1, 2), row(2)];
    expect(steadyRows([row(1), row(2)], fresh)).toEqual({ isMoved: false, rows: fresh });
  });

  it.each([
    ['one came', [row(3), row(1, 2), row(2)]],
    ['one went', [row(1, 2)]],
    ['the order changed', [row(2), row(1, 2)]],
  ])('stay where they are with their new contents when %s', (_, fresh) => {
    expect(steadyRows([row(1), row(2)], fresh)).toEqual({ isMoved: true, rows: [row(1, 2), row(2)] });
  });

  it('are marked when their version changed, not when they are new', () => {
    expect(changedRows([row(1), row(2)], [row(1), row(2, 2), row(3)])).toEqual([2]);
  });
});
