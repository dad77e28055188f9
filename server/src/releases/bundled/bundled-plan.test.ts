import { type ActiveVersion, type KnownBuild, planImport } from './bundled-plan';
import type { DiskBuild } from './disk-builds';

const build = { area: 'mf-offers', version: '1.0.0-new' } as DiskBuild;
const known = (given: Partial<KnownBuild> = {}): KnownBuild => ({
  area: 'mf-offers',
  version: '1.0.0-new',
  origin: 'bundled',
  isKept: true,
  isWithdrawn: false,
  ...given,
});
const active = (given: Partial<ActiveVersion> = {}): ActiveVersion => ({
  area: 'mf-offers',
  version: '1.0.0-old',
  origin: 'bundled',
  isAutomatic: true,
  ...given,
});

describe('a build the server came with', () => {
  it.each([
    ['becomes current where the area is new', [], [], { keeps: true, activates: true }],
    ['takes the place of an older one of a server', [], [active()], { keeps: true, activates: true }],
    [
      'takes the place of an older one of a server, though a person had chosen that',
      [],
      [active({ isAutomatic: false })],
      { keeps: true, activates: true },
    ],
    [
      'is kept, but never displaces what a team has published',
      [],
      [active({ origin: 'published', version: '1.4.0', isAutomatic: false })],
      { keeps: true, activates: false },
    ],
    [
      'is left alone while it is current',
      [known()],
      [active({ version: '1.0.0-new' })],
      { keeps: false, activates: false },
    ],
    [
      'becomes current again when an older server comes back',
      [known()],
      [active()],
      { keeps: false, activates: true },
    ],
    [
      'does not undo the decision of a person that was taken when it was there',
      [known()],
      [active({ isAutomatic: false })],
      { keeps: false, activates: false },
    ],
    [
      'does not come back once it was withdrawn',
      [known({ isWithdrawn: true })],
      [active()],
      { keeps: false, activates: false },
    ],
    [
      'has its files kept again when they were removed',
      [known({ isKept: false })],
      [active({ version: '1.0.0-new' })],
      { keeps: true, activates: false },
    ],
    [
      'is not mistaken for the same version of another area',
      [known({ area: 'mf-agreements' })],
      [active({ area: 'mf-agreements', origin: 'published' })],
      { keeps: true, activates: true },
    ],
  ])('%s', (_, ...[rows, current, plan]) => {
    expect(planImport([build], rows, current)).toEqual([expect.objectContaining(plan)]);
  });
});
