import type { AreaBlock } from 'shared/contract/area/area';
import { aCandidate, aRegistry, aServingArea, aServingShell } from './a-candidate';
import { aBlock, aKind, aShell, page, withPage } from './a-gated-upload';
import { blockKindWarnings } from './block-kind.policy';
import { gateRefusals } from './gate.policy';
import type { Candidate, RegistryFacts } from './release-candidate';

type Refusal = readonly [
  name: string,
  check: string,
  sentence: RegExp,
  candidate: Candidate,
  facts?: RegistryFacts,
];

const federation = (version: string) => ({
  '@module-federation/runtime': version,
  '@module-federation/webpack-bundler-runtime': version,
});
const withFederation = (version: string) =>
  aRegistry({ shells: [aServingShell({ bundled: { '@module-federation/runtime-core': version } })] });

const REFUSED: Refusal[] = [
  [
    'an area for a later contract',
    'contract',
    /собран для контракта \^2\.3\.0, а действующая оболочка 2\.0\.0 даёт 2\.2\.0/,
    aCandidate({ release: { contract: '^2.3.0' }, definition: { contract: '^2.3.0' } }),
  ],
  [
    'an area the rolled out shell does not fit',
    'contract',
    /выкатываемая оболочка 3\.0\.0 даёт 3\.0\.0/,
    aCandidate(),
    aRegistry({ shells: [aServingShell(), aServingShell({ version: '3.0.0', contract: '3.0.0' }, true)] }),
  ],
  [
    'an area before the first shell',
    'contract',
    /нет действующей оболочки/,
    aCandidate(),
    aRegistry({ shells: [] }),
  ],
  [
    'a shell an active area does not fit',
    'contract',
    /Раздел «Договоры» версии 3\.1\.0 работает с контрактом \^2\.0\.0, а эта оболочка даёт 3\.0\.0/,
    aShell({ contract: '3.0.0' }),
  ],
  [
    'a shell a rolled out area does not fit',
    'contract',
    /версии 4\.0\.0 работает с контрактом \^2\.3\.0/,
    aShell(),
    aRegistry({
      areas: [aServingArea({ isRollout: true, release: { version: '4.0.0', contract: '^2.3.0' } })],
    }),
  ],

  [
    'a range outside of what the shell provides',
    'shared',
    /просит пакет react \^18\.0\.0, а в оболочке 2\.0\.0 он версии 19\.3\.1/,
    aCandidate({ release: { shared: { react: '^18.0.0' } } }),
  ],
  [
    'a package named like what every object has',
    'shared',
    /пакет constructor, которого в оболочке 2\.0\.0 нет/,
    aCandidate({ release: { shared: { constructor: '^1.0.0' } } }),
  ],
  [
    'a package the shell does not provide',
    'shared',
    /пакет shared\/charts, которого в оболочке 2\.0\.0 нет/,
    aCandidate({ release: { shared: { 'shared/charts': '^1.0.0' } } }),
  ],
  [
    'a range nobody can read',
    'shared',
    /в виде «latest»\. Укажите диапазон/,
    aCandidate({ release: { shared: { react: 'latest' } } }),
  ],
  [
    'a shell without what an active area takes',
    'shared',
    /Раздел «Договоры» версии 3\.1\.0 просит пакет react \^19\.3\.1.*версии 20\.0\.0/,
    aShell({ shared: { react: '20.0.0', 'react/': '19.3.1', 'shared/ui': '1.0.0' } }),
  ],

  [
    'an area built for another generation of the federation',
    'shared',
    /Раздел «Предложения» версии 1\.4\.0 собран с Module Federation 3\.0\.0, а в оболочке 2\.0\.0 она версии 2\.9\.2/,
    aCandidate({ release: { bundled: federation('3.0.0') } }),
    withFederation('2.9.2'),
  ],
  [
    'an area built for a later federation than the shell gives',
    'shared',
    /собран с Module Federation 2\.10\.0/,
    aCandidate({ release: { bundled: federation('2.10.0') } }),
    withFederation('2.9.2'),
  ],
  [
    'an area with a core of its own that is not that of the shell',
    'shared',
    /собран с Module Federation 3\.0\.0/,
    aCandidate({ release: { bundled: { '@module-federation/runtime-core': '3.0.0' } } }),
    withFederation('2.9.2'),
  ],
  [
    'a shell whose federation an active area was not built for',
    'shared',
    /Раздел «Договоры» версии 3\.1\.0 собран с Module Federation 2\.9\.2, а в оболочке \S+ она версии 3\.0\.0/,
    aShell({ bundled: { '@module-federation/runtime-core': '3.0.0' } }),
    aRegistry({ areas: [aServingArea({ release: { bundled: federation('2.9.2') } })] }),
  ],

  [
    'a page of another area',
    'routes',
    /Страница own-0 \(\/agreements\/:number\) пересекается с адресом \/agreements\/:id раздела «Договоры»/,
    withPage('/agreements/:number'),
  ],
  [
    'a page that another area’s pattern covers',
    'routes',
    /пересекается с адресом \/agreements\/:id раздела/,
    withPage('/agreements/create'),
  ],
  [
    'a page of another area in capitals',
    'routes',
    /пересекается с адресом \/agreements раздела/,
    withPage('/Agreements'),
  ],
  [
    'a page that takes everything below',
    'routes',
    /пересекается с адресом \/agreements/,
    withPage('/agreements/*'),
  ],
  [
    'a page of a version that is only rolled out',
    'routes',
    /\(mf-agreements 4\.0\.0\)/,
    withPage('/summary'),
    aRegistry({
      areas: [
        aServingArea({
          isRollout: true,
          release: { version: '4.0.0' },
          definition: { routes: [page('/summary')] },
        }),
      ],
    }),
  ],
  [
    'a place of the shell that another area fills',
    'routes',
    /Место header-bell в оболочке уже занято разделом «Договоры»/,
    aCandidate({ definition: { slots: ['header-bell'] } }),
    aRegistry({ areas: [aServingArea({ definition: { slots: ['header-bell'] } })] }),
  ],
  [
    'a kind that another area brings',
    'routes',
    /Вид документов agreement уже описывает раздел «Договоры» \(mf-agreements 3\.1\.0\)/,
    aCandidate({ definition: { kinds: [aKind('agreement')] } }),
    aRegistry({ areas: [aServingArea({ definition: { kinds: [aKind('agreement')] } })] }),
  ],
  [
    'a block whose name another area has in the same card',
    'routes',
    /Блок approval в месте document-tab уже даёт раздел «Договоры»/,
    aCandidate({ definition: { blocks: [aBlock()] } }),
    aRegistry({ areas: [aServingArea({ definition: { blocks: [aBlock({ kinds: '*' })] } })] }),
  ],
  ['a page of the shell', 'routes', /адресом \/auth\/confirm самой оболочки/, withPage('/auth/confirm')],
  ['the home page', 'routes', /адресом \/ самой оболочки/, withPage('/')],
  ['an address of the API', 'routes', /адресом \/api самой оболочки/, withPage('/api/:anything')],
  ['a pattern for any address', 'routes', /самой оболочки/, withPage('/:page')],
];

describe('the gate lets pass', () => {
  const fits = (...[mine, theirs]: AreaBlock[][]) =>
    gateRefusals(
      aCandidate({
        definition: { blocks: mine },
        release: { blocks: Object.fromEntries((mine ?? []).map(({ id }) => [id, []])) },
      }),
      aRegistry({ areas: [aServingArea({ definition: { blocks: theirs } })] }),
    );

  it.each([
    ['in cards of other kinds', aBlock({ kinds: ['addendum'] })],
    ['in another place of the card', aBlock({ place: 'document-rail' })],
    ['under another name', aBlock({ id: 'votes' })],
  ])('a block that stands %s', (_, theirs) => {
    expect(fits([aBlock()], [theirs])).toEqual({});
  });

  it('a block for a kind that nobody has brought yet, with a warning', () => {
    const definition = {
      blocks: [aBlock({ kinds: ['letter', 'memo', 'agreement'] })],
      kinds: [aKind('memo')],
    };
    const release = { blocks: { approval: [] } };
    const candidate = aCandidate({ definition, release });
    const facts = aRegistry({ areas: [aServingArea({ definition: { kinds: [aKind('agreement')] } })] });
    expect(gateRefusals(candidate, facts)).toEqual({});
    expect(blockKindWarnings(candidate, facts)).toEqual([
      'Блок approval ждёт карточек вида letter, которых пока не даёт ни один раздел. Проверьте имя вида.',
    ]);
  });

  it('an area built for an earlier federation of the generation that the shell gives', () => {
    const candidate = aCandidate({ release: { bundled: federation('2.8.0') } });
    expect(gateRefusals(candidate, withFederation('2.9.2'))).toEqual({});
  });

  it('a block for every card without one', () => {
    const candidate = aCandidate({ definition: { blocks: [aBlock({ kinds: '*' })] } });
    expect(blockKindWarnings(candidate, aRegistry())).toEqual([]);
  });
});

describe('the gate refuses', () => {
  it.each(REFUSED.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest }) => {
    const [check, sentence, candidate, facts = aRegistry()] = rest;
    const errors = gateRefusals(candidate, facts);
    expect(errors[check]?.join('\n')).toMatch(sentence);
    for (const text of Object.values(errors).flat()) expect(text).toMatch(/\.$/);
  });
});
