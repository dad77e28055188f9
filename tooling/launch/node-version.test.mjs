import { problemOf } from './node-version.cjs';

describe('the Node that starts the product', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(problemOf(version)).toBeNull();
  });

  it.each(['10.24.1', '18.20.8', '20.18.3', '8.0.0'])(
    '%s is told in one sentence what is needed',
    (version) => {
      expect(problemOf(version)).toMatch(/Нужен Node\.js 20\.19 или новее/);
      expect(problemOf(version)).toContain(version);
    },
  );
});
