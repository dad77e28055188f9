import { aCandidate, aDefinition, aRegistry, aRelease, aReport, factsOfFiles } from './a-candidate';
import { aBlock, aKind, changed, page, report, withMenu, withPage, without } from './a-gated-upload';
import { gateRefusals } from './gate.policy';
import type { Candidate, RegistryFacts } from './release-candidate';

type Refusal = readonly [
  name: string,
  check: string,
  sentence: RegExp,
  candidate: Candidate,
  facts?: RegistryFacts,
];

const REFUSED: Refusal[] = [
  [
    'a version that exists',
    'address',
    /^Версия 1\.3\.0 уже опубликована.*Увеличьте номер/,
    aCandidate({ version: '1.3.0', release: { version: '1.3.0' } }),
  ],
  [
    'a build of another version',
    'address',
    /указана версия 1\.4\.0, а в адресе 1\.5\.0/,
    aCandidate({ version: '1.5.0' }),
  ],
  [
    'a build of another area',
    'address',
    /собран для mf-handbooks, а публикуется mf-offers/,
    aCandidate({ release: { area: 'mf-handbooks' } }),
  ],

  [
    'a definition of another area',
    'definition',
    /описывает раздел mf-handbooks/,
    aCandidate({ definition: { id: 'mf-handbooks' } }),
  ],
  [
    'two contracts in one build',
    'definition',
    /контракт \^2.1.0, а в release\.json — \^2.0.0/,
    aCandidate({ definition: { contract: '^2.1.0' } }),
  ],
  [
    'a menu entry without a page',
    'definition',
    /У пункта меню «Сводка» нет страницы с адресом \/summary/,
    withMenu('/summary'),
  ],

  [
    'two blocks with one name',
    'definition',
    /Два блока названы approval/,
    aCandidate({ definition: { blocks: [aBlock(), aBlock({ place: 'document-rail' })] } }),
  ],
  [
    'a kind that is described twice',
    'definition',
    /Вид документов memo назван в area\.ts дважды/,
    aCandidate({ definition: { kinds: [aKind('memo'), aKind('memo')] } }),
  ],

  [
    'a file that is missing',
    'files',
    /Файл remoteEntry\.1234567890\.js есть в release\.json, но не в архиве/,
    without('remoteEntry.1234567890.js'),
  ],
  ['a file of another size', 'files', /занимает 3999 Б вместо 4000 Б/, changed({ size: 3999 })],
  [
    'a file that was changed',
    'files',
    /Содержимое файла remoteEntry\.1234567890\.js не совпадает/,
    changed({}),
  ],
  [
    'a file nobody listed',
    'files',
    /Файла assets\/extra\.js нет в release\.json/,
    aCandidate({
      files: new Map([...factsOfFiles(aRelease()), ['assets/extra.js', { size: 1, sha384: '', wire: 1 }]]),
    }),
  ],
  [
    'a file that is listed twice',
    'files',
    /назван в release\.json дважды/,
    aCandidate({ release: { files: [...aRelease().files, ...aRelease().files.slice(0, 1)] } }),
  ],
  [
    'a spoiled variant',
    'files',
    /распаковывается не в/,
    aCandidate({ spoiled: ['Сжатый файл x.br распаковывается не в x.'] }),
  ],
  [
    'a build id that does not follow from the files',
    'files',
    /Номер сборки 0123456789 не следует из её файлов: должен быть abcdef0123/,
    aCandidate({ buildId: 'abcdef0123' }),
  ],
  [
    'an entry that is no file',
    'files',
    /entry в release\.json называет файл «main\.js»/,
    aCandidate({ release: { entry: 'main.js' } }),
  ],
  [
    'a preload that is no file',
    'files',
    /preload в release\.json называет файл «x\.js»/,
    aCandidate({ release: { preload: ['x.js'] } }),
  ],
  [
    'a first script that is no file',
    'files',
    /first в release\.json называет файл «x\.js»/,
    aCandidate({ release: { first: 'x.js' } }),
  ],
  [
    'a page’s file that is no file',
    'files',
    /routes\.offers в release\.json называет файл «x\.js»/,
    aCandidate({ release: { routes: { offers: ['x.js'], offer: [] } } }),
  ],
  [
    'files of a page nobody declared',
    'files',
    /называет страницу gone, которой нет в area\.json/,
    aCandidate({ release: { routes: { offers: [], offer: [], gone: [] } } }),
  ],
  [
    'a page without its files',
    'files',
    /Страницы offer из area\.json нет в release\.json/,
    aCandidate({ release: { routes: { offers: [] } } }),
  ],

  [
    'a block’s file that is no file',
    'files',
    /blocks\.approval в release\.json называет файл «x\.js»/,
    aCandidate({ definition: { blocks: [aBlock()] }, release: { blocks: { approval: ['x.js'] } } }),
  ],
  [
    'files of a block nobody declared',
    'files',
    /называет блок approval, которого нет в area\.json/,
    aCandidate({ release: { blocks: { approval: [] } } }),
  ],
  [
    'a block that the build does not have',
    'files',
    /Блока approval из area\.json нет в release\.json/,
    aCandidate({ definition: { blocks: [aBlock()] } }),
  ],

  [
    'a page over the limit of bytes',
    'budget',
    /Самая тяжёлая страница — 2,9 КБ при пределе 2,9 КБ/,
    aCandidate(),
    aRegistry({ budget: { bytes: 2999, requests: 3 } }),
  ],
  [
    'a page over the limit of requests',
    'budget',
    /Запросов для открытия страницы — 3 при пределе 2/,
    aCandidate(),
    aRegistry({ budget: { bytes: 3000, requests: 2 } }),
  ],
  [
    'figures that are better than the files',
    'budget',
    /Самая тяжёлая страница — 3,2 КБ/,
    aCandidate({
      files: new Map([...factsOfFiles(aRelease())].map(([name, facts]) => [name, { ...facts, wire: 1100 }])),
    }),
  ],
  [
    'a package the shell provides',
    'budget',
    /пакеты, которые даёт оболочка: react\./,
    aCandidate({ release: { bundled: { react: '19.3.1' } } }),
  ],
  [
    'a duplicate the build itself has found',
    'budget',
    /даёт оболочка: axios\./,
    aCandidate({ release: { figures: { bytes: 1, requests: 1, duplicates: ['axios'] } } }),
  ],

  [
    'an area nobody tested',
    'conformance',
    /нет отчёта проверки раздела conformance\.json.*pnpm release publish/,
    aCandidate({ conformance: null }),
  ],
  [
    'a report of another build',
    'conformance',
    /сделан для другой сборки: mf-offers 9999999999 вместо/,
    report({ build_id: '9999999999' }),
  ],
  [
    'a report of another area',
    'conformance',
    /сделан для другой сборки: mf-agreements/,
    report({ area: 'mf-agreements' }),
  ],
  [
    'a test in another shell',
    'conformance',
    /проверен в оболочке 1\.9\.0, а действует 2\.0\.0/,
    report({ shell: { version: '1.9.0', contract: '2.2.0' } }),
  ],
  [
    'a page nobody tested',
    'conformance',
    /Страница offers \(\/commercial-offers\) не проверена/,
    report({ routes: aReport(aDefinition()).routes.slice(1) }),
  ],
  [
    'a page that did not stand',
    'conformance',
    /не прошла проверку: страница не показалась/,
    report({ routes: aReport(aDefinition()).routes.map((route) => ({ ...route, is_rendered: false })) }),
  ],
  [
    'a page that complained',
    'conformance',
    /не прошла проверку: TypeError: x/,
    report({
      routes: aReport(aDefinition()).routes.map((route) => ({ ...route, errors: ['TypeError: x'] })),
    }),
  ],
];

describe('the gate refuses', () => {
  it.each(REFUSED.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest }) => {
    const [check, sentence, candidate, facts = aRegistry()] = rest;
    const errors = gateRefusals(candidate, facts);
    expect(errors[check]?.join('\n')).toMatch(sentence);
    for (const text of Object.values(errors).flat()) expect(text).toMatch(/\.$/);
  });

  it('two pages with one name or one address', () => {
    const twice = aCandidate({ definition: { routes: [page('/x', 'a'), page('/x', 'a')], menu: [] } });
    expect(gateRefusals(twice, aRegistry()).definition).toEqual([
      'Две страницы названы a. Дайте каждой странице в area.ts своё имя.',
      'Две страницы стоят на адресе /x. Оставьте одну или смените адрес.',
    ]);
  });

  it('with every sentence at once', () => {
    const bad = { ...withPage('/agreements'), conformance: null, buildId: 'abcdef0123' };
    expect(
      Object.keys(gateRefusals(bad, aRegistry({ shells: [], budget: { bytes: 1, requests: 1 } }))),
    ).toEqual(['contract', 'routes', 'files', 'budget', 'conformance']);
  });
});
