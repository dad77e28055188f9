import { aCandidate, aRegistry } from './a-candidate';
import { aShell, report, withMenu, withPage } from './a-gated-upload';
import { gateRefusals } from './gate.policy';
import type { Candidate, RegistryFacts } from './release-candidate';

type Case = readonly [name: string, candidate: Candidate, facts?: RegistryFacts];

const PASSES: Case[] = [
  ['an area that fits', aCandidate()],
  ['a shell that all areas fit', aShell()],
  ['the first shell of an installation', aShell(), aRegistry({ shells: [], areas: [] })],
  [
    'a contract the shell is ahead of',
    aCandidate({ release: { contract: '^2.1.0' }, definition: { contract: '^2.1.0' } }),
  ],
  ['a package range the shell is ahead of', aCandidate({ release: { shared: { react: '^19.0.0' } } })],
  ['addresses beside those of another area', withPage('/agreements/:id/offers', '/agreements-archive')],
  ['a route that another area has left', withPage('/agreements'), aRegistry({ areas: [] })],
  ['a menu entry for an own page with a number', withMenu('/commercial-offers/7')],
  ['a page as heavy as the limit', aCandidate(), aRegistry({ budget: { bytes: 3000, requests: 3 } })],
  [
    'packages the shell does not provide',
    aCandidate({ release: { bundled: { 'number-to-words-ru': '2.4.1' } } }),
  ],
  ['a page that says nothing of its console', report({ area: 'mf-offers' })],
];

describe('the gate lets pass', () => {
  it.each(PASSES.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest }) => {
    const [candidate, facts = aRegistry()] = rest;
    expect(gateRefusals(candidate, facts)).toEqual({});
  });
});
