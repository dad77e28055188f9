import { renderPage, screen } from 'shared/testing';

import { useOpenedItself } from './opened-itself';

function Told(props: Parameters<typeof useOpenedItself>[0]) {
  return <p>{useOpenedItself(props) ? 'сам' : 'открыт'}</p>;
}

it.each([
  [
    'followed a decision, and the list was here before its address',
    { hasDecided: true, isNamed: false },
    'сам',
  ],
  ['is named by the address', { hasDecided: true, isNamed: true }, 'открыт'],
  ['is the first of the list', { hasDecided: false, isNamed: false }, 'открыт'],
])('tells a document that %s', (_what, known, told) => {
  renderPage(<Told {...known} />, { at: '/approvals' });
  expect(screen.getByText(told)).toBeInTheDocument();
});
