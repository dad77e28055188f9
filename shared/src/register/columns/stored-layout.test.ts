import { readLayout, readRowHeight, writeLayout, writeRowHeight } from './stored-layout';

describe('kept arrangement of registers', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('is kept for each register apart, the row height for all of them', () => {
    writeLayout('agreements', { shown: ['number'], widths: { number: 120 } });
    writeRowHeight('roomy');
    writeLayout('addendums', { shown: null, widths: {} });
    expect(readLayout('agreements')).toEqual({ shown: ['number'], widths: { number: 120 } });
    expect(readLayout('commercial-offers')).toBeNull();
    expect(readRowHeight()).toBe('roomy');
    expect(Object.keys(localStorage)).toEqual(['contracts.settings']);
  });

  it('is forgotten on wish', () => {
    writeLayout('agreements', { shown: ['number'], widths: {} });
    writeLayout('agreements', null);
    expect(readLayout('agreements')).toBeNull();
  });

  it.each([
    '{cut off',
    '"text"',
    '{"values":{"row-height":"huge","columns:agreements":{"shown":5,"widths":{"a":"x"}}},"unsent":[],"local":[]}',
  ])('of foreign making (%s) is the plain one', (text) => {
    localStorage.setItem('contracts.settings', text);
    expect(readRowHeight()).toBe('normal');
    expect(readLayout('agreements') ?? { shown: null, widths: {} }).toEqual({ shown: null, widths: {} });
  });
});
